import type {
  ApiCompareData,
  CompareSource,
  Comparison,
} from '@site/plugins/component-docs/client/compare';
import {ReleaseComparer} from '@site/plugins/component-docs/compare/releases';
import {useEffect, useMemo, useState} from 'react';

/** Fetches what it takes to compare any two minors. */
export type LoadSource = () => Promise<{readonly default: CompareSource}>;

/** The comparison that the reader asked for. */
export interface Pair {
  readonly from: string;
  readonly to: string;
  /** Absent while it is on its way, or when it could not be fetched. */
  readonly comparison?: Comparison | undefined;
  readonly failed: boolean;
}

/** The asked pair, if it names an earlier and a later minor that are known. */
function validPair(
  {minors, comparison}: ApiCompareData,
  from = comparison.from,
  to = comparison.to,
): {readonly from: string; readonly to: string} {
  const [first, second] = [minors.indexOf(from), minors.indexOf(to)];
  return first >= 0 && first < second ? {from, to} : comparison;
}

/**
 * Compares two minors: those of the page at once, others with data that are
 * fetched when they are asked for.
 */
export default function usePair(
  data: ApiCompareData,
  load: LoadSource,
  asked: {readonly from?: string | undefined; readonly to?: string | undefined},
): Pair {
  const {from, to} = validPair(data, asked.from, asked.to);
  const [comparer, setComparer] = useState<ReleaseComparer>();
  const [failed, setFailed] = useState(false);
  const main = data.comparison;
  const isMain = from === main.from && to === main.to;
  const needed = !isMain && !comparer;
  useEffect(() => {
    if (needed) {
      load().then(
        (module) => {
          setComparer(new ReleaseComparer(module.default));
          setFailed(false);
        },
        () => {
          setFailed(true);
        },
      );
    }
  }, [needed, load]);
  const comparison = useMemo(
    () => (isMain ? main : comparer?.compare(from, to)),
    [isMain, main, comparer, from, to],
  );
  return {from, to, comparison, failed: needed && failed};
}
