import {mdiAlertCircleOutline, mdiCheck} from '@mdi/js';
import {useEffect, useState} from 'react';

/** How long the outcome is shown, in milliseconds. */
const outcomeDuration = 2000;

/** What came of copying; `idle` when there is nothing to report. */
export type Outcome = 'idle' | 'copied' | 'failed';

/** Icons of what is reported. */
export const outcomeIcons = {
  copied: mdiCheck,
  failed: mdiAlertCircleOutline,
};

/**
 * Copies something and holds the outcome for two seconds.
 *
 * @param copy - rejects when it fails; the console then says why.
 */
export default function useOutcome(
  copy: () => Promise<void>,
): readonly [outcome: Outcome, run: () => void] {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOutcome('idle');
    }, outcomeDuration);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  const run = () => {
    copy().then(
      () => {
        setOutcome('copied');
      },
      (error: unknown) => {
        console.warn('Nothing was copied:', error);
        setOutcome('failed');
      },
    );
  };
  return [outcome, run];
}
