import {useCallback, useRef, useState} from 'react';
import type {
  ExampleModule,
  ExampleSource,
} from '@site/plugins/live-examples/client';

/** How far the source of an example has been fetched. */
export interface ExampleSourceState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly source?: ExampleSource;
}

/**
 * The source of an example, fetched when first asked for. A failure is logged,
 * and the next call tries again.
 *
 * @returns the state, and a function that fetches the source once.
 */
export function useExampleSource(
  example: ExampleModule,
): [ExampleSourceState, () => Promise<ExampleSource>] {
  const [state, setState] = useState<ExampleSourceState>({status: 'idle'});
  const pending = useRef<Promise<ExampleSource>>(undefined);

  const load = useCallback(() => {
    if (pending.current) {
      return pending.current;
    }
    setState({status: 'loading'});
    const loading = example.loadSource();
    pending.current = loading;
    loading.then(
      (source) => {
        setState({status: 'ready', source});
      },
      (error: unknown) => {
        pending.current = undefined;
        setState({status: 'failed'});
        console.error(`The source of ${example.file} did not load.`, error);
      },
    );
    return loading;
  }, [example]);

  return [state, load];
}
