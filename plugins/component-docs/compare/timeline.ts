import type {ApiHistory, Comparison, HistoryStep} from '../client/compare';
import {compareMinors} from '../history/replay';
import type {ReleaseComparer} from './releases';

const majorOf = (minor: string) => minor.split('.', 1).join();

/** A comparison on a page. */
export interface ComparePage {
  readonly permalink: string;
  readonly comparison: Comparison;
}

/**
 * How each component came to be what it is: what every minor of the major
 * changed, the first one against the major before.
 *
 * @param minors - all that are known, oldest first.
 * @param own - the minor that is documented.
 * @param page - where two documented releases are compared.
 * @returns the history by tag; nothing of components that nothing is known of.
 */
export function timelines(
  comparer: ReleaseComparer,
  minors: readonly string[],
  own: string,
  page: ComparePage | undefined,
): ReadonlyMap<string, ApiHistory> {
  const steps = new Map<string, HistoryStep[]>();
  minors.forEach((minor, index) => {
    const before = minors[index - 1];
    if (
      before === undefined ||
      majorOf(minor) !== majorOf(own) ||
      compareMinors(minor, own) > 0
    ) {
      return;
    }
    for (const {tag, kind, items} of comparer.compare(before, minor).entries) {
      const step = {minor, kind, items};
      steps.set(tag, [step, ...(steps.get(tag) ?? [])]);
    }
  });
  const compared = new Set(page?.comparison.entries.map(({tag}) => tag));
  return new Map(
    [...new Set([...steps.keys(), ...compared])].map((tag) => [
      tag,
      {
        steps: steps.get(tag) ?? [],
        ...(page && compared.has(tag)
          ? {
              compare: {
                href: `${page.permalink}#${tag}`,
                from: page.comparison.from,
                to: page.comparison.to,
              },
            }
          : {}),
      },
    ]),
  );
}
