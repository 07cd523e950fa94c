import {useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import {mountExample} from '@site/plugins/live-examples/client';
import type {
  ExampleAppearance,
  ExampleModule,
  MountedExample,
} from '@site/plugins/live-examples/client';

/** Where the mounting of an example stands. */
export type MountState =
  | {readonly status: 'waiting' | 'mounted'}
  | {readonly status: 'failed'; readonly error: unknown};

interface MountedExampleOptions extends ExampleAppearance {
  readonly example: ExampleModule;
  /** Whether it is time to mount. */
  readonly active: boolean;
}

/**
 * Mounts an example into an element while `active`, and takes it away with the
 * component. An error of the example takes it away too, and is logged.
 *
 * @param host - the empty element to mount into.
 * @returns the state, and a function that tries again after a failure.
 */
export function useMountedExample(
  host: RefObject<HTMLElement | null>,
  {example, active, dark, rtl}: MountedExampleOptions,
): [MountState, () => void] {
  const [state, setState] = useState<MountState>({status: 'waiting'});
  const [attempt, setAttempt] = useState(0);
  const appearance = useRef<ExampleAppearance>({dark, rtl});
  const mounted = useRef<MountedExample>(undefined);

  useEffect(() => {
    appearance.current = {dark, rtl};
    mounted.current?.update({dark, rtl});
  }, [dark, rtl]);

  useEffect(() => {
    const element = host.current;
    if (!active || !element) {
      return undefined;
    }
    let gone = false;
    const remove = () => {
      gone = true;
      mounted.current?.destroy();
      mounted.current = undefined;
    };
    const fail = (error: unknown) => {
      if (!gone) {
        remove();
        setState({status: 'failed', error});
        console.error(`The example ${example.file} failed.`, error);
      }
    };
    const shown = appearance.current;
    mountExample(element, example, {
      ...shown,
      onError: fail,
    }).then((instance) => {
      if (gone) {
        instance.destroy();
        return;
      }
      mounted.current = instance;
      // An example that chose its own appearance when created keeps it.
      if (appearance.current !== shown) {
        instance.update(appearance.current);
      }
      setState({status: 'mounted'});
    }, fail);
    return remove;
  }, [active, attempt, example, host]);

  const retry = () => {
    setState({status: 'waiting'});
    setAttempt((count) => count + 1);
  };
  return [state, retry];
}
