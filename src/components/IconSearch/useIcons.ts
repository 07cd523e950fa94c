import type {IconFacts} from '@site/plugins/framework-facts/types';
import {useCallback, useEffect, useRef, useState} from 'react';

/** A failed request may be tried again by asking again. */
async function fetchList(address: string): Promise<readonly string[]> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${String(response.status)}`);
  }
  return (await response.json()) as readonly string[];
}

/** The icons as far as they are loaded. */
export interface Icons {
  /** All names, sorted; undefined until they are there. */
  readonly names?: readonly string[];
  /** Path of an icon, by its place among the names; undefined until loaded. */
  readonly pathAt: (index: number) => string | undefined;
  /** Loads the pieces of what is about to be shown. */
  readonly need: (indexes: readonly number[]) => void;
  /** Whether the last attempt to load anything failed. */
  readonly failed: boolean;
  /** Tries again to load the names. */
  readonly retry: () => void;
}

/**
 * Loads icons in pieces.
 *
 * @param isNear - nothing is loaded before.
 */
export function useIcons(facts: IconFacts, isNear: boolean): Icons {
  const [names, setNames] = useState<readonly string[]>();
  const [pieces, setPieces] = useState<ReadonlyMap<number, readonly string[]>>(
    new Map(),
  );
  const [failures, setFailures] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(new Set<number>());

  const load = useCallback(
    (address: string, done: (list: readonly string[]) => void) => {
      const settle = (isLoaded: boolean) => {
        setFailures((before) => {
          const after = new Set(before);
          after[isLoaded ? 'delete' : 'add'](address);
          return after;
        });
      };
      return fetchList(address).then(
        (list) => {
          done(list);
          settle(true);
          return true;
        },
        (error: unknown) => {
          console.warn('Some icons cannot be loaded.', error);
          settle(false);
          return false;
        },
      );
    },
    [],
  );

  useEffect(() => {
    if (isNear) {
      void load(facts.names, setNames);
    }
  }, [attempt, facts.names, isNear, load]);

  const need = useCallback(
    (indexes: readonly number[]) => {
      const wanted = new Set(
        indexes.map((index) => Math.floor(index / facts.pieceSize)),
      );
      for (const piece of wanted) {
        if (asked.current.has(piece)) {
          continue;
        }
        asked.current.add(piece);
        const address = facts.paths.replace('{piece}', String(piece));
        void load(address, (paths) => {
          setPieces((before) => new Map(before).set(piece, paths));
        }).then((isLoaded) => {
          if (!isLoaded) {
            asked.current.delete(piece);
          }
        });
      }
    },
    [facts, load],
  );

  return {
    ...(names && {names}),
    need,
    failed: failures.size > 0,
    pathAt: (index) =>
      pieces.get(Math.floor(index / facts.pieceSize))?.[
        index % facts.pieceSize
      ],
    retry: () => {
      setFailures(new Set());
      setAttempt(attempt + 1);
    },
  };
}
