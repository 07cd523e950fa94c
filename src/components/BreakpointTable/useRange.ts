import type {BreakpointRange} from '@site/plugins/framework-facts/types';
import {useCallback, useSyncExternalStore} from 'react';

function queryOf({from, to}: BreakpointRange): string {
  return [
    `(min-width: ${String(from)}px)`,
    ...(to === undefined ? [] : [`(max-width: ${String(to - 0.02)}px)`]),
  ].join(' and ');
}

/**
 * The name of the range that the window is in.
 *
 * @returns undefined on the server and until the page has come to life.
 */
export function useRange(
  ranges: readonly BreakpointRange[],
): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const queries = ranges.map((range) => window.matchMedia(queryOf(range)));
      for (const query of queries) {
        query.addEventListener('change', listener);
      }
      return () => {
        for (const query of queries) {
          query.removeEventListener('change', listener);
        }
      };
    },
    [ranges],
  );
  return useSyncExternalStore(
    subscribe,
    () =>
      ranges.find((range) => window.matchMedia(queryOf(range)).matches)?.name,
    () => undefined,
  );
}
