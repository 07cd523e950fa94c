import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import tasks from '@site/examples/home/tasks.vue?example';
import Stage from '@site/src/components/Example/Stage';
import {useInView} from '@site/src/components/Example/useInView';
import {useMountedExample} from '@site/src/components/Example/useMountedExample';
import {type ReactElement, useRef} from 'react';
import styles from './styles.module.css';

/** A small application of the real framework, running in the page. */
export default function Demo(): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const {colorMode} = useColorMode();
  const [state, retry] = useMountedExample(host, {
    example: tasks,
    active: useInView(frame, false),
    dark: colorMode === 'dark',
    rtl: false,
  });
  return (
    <div
      aria-label={translate({
        id: 'site.home.demo',
        message: 'A small application, running in this page',
        description: 'Accessible name of the application on the home page',
      })}
      className={styles.demo}
      ref={frame}
      role="group"
    >
      <Stage height={tasks.height} host={host} onRetry={retry} state={state} />
    </div>
  );
}
