import {useColorMode} from '@docusaurus/theme-common';
import type {ExampleModule} from '@site/plugins/live-examples/client';
import Stage from '@site/src/components/Example/Stage';
import {useInView} from '@site/src/components/Example/useInView';
import {useMountedExample} from '@site/src/components/Example/useMountedExample';
import {type ReactElement, useRef} from 'react';

interface LiveProps {
  readonly example: ExampleModule;
  /** Its accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Whether it has the room of a phone, whatever the window is. */
  readonly narrow?: boolean;
}

/** An example of `examples/home/`, which runs once it comes near. */
export default function Live({
  example,
  label,
  className,
  narrow = false,
}: LiveProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const {colorMode} = useColorMode();
  const [state, retry] = useMountedExample(host, {
    example,
    active: useInView(frame, false),
    dark: colorMode === 'dark',
    rtl: false,
  });
  const {height} = example;
  return (
    <div aria-label={label} className={className} ref={frame} role="group">
      <Stage
        {...(height && {
          height: narrow ? {...height, wide: height.narrow} : height,
        })}
        host={host}
        onRetry={retry}
        state={state}
      />
    </div>
  );
}
