import {createContext} from 'react';

/** What the questions of a list know of its search. */
export interface FaqSearch {
  /** Ids of the questions that match; undefined while nothing is searched. */
  readonly found: ReadonlySet<string> | undefined;
  readonly reset: () => void;
}

export const FaqContext = createContext<FaqSearch>({
  found: undefined,
  reset: () => undefined,
});
