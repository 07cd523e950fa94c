import {useSyncExternalStore} from 'react';
import {readStored, watchStored} from './storage';

/** What is stored under a key; nothing while the page comes to life. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    watchStored,
    () => readStored(key),
    () => null,
  );
}
