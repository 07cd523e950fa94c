import type {Context as ReactContext} from 'react';

declare module 'react-router' {
  /** Exported, but not typed: the history that the router listens to. */
  export const __HistoryContext: ReactContext<unknown>;
}
