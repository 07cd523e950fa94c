import type {ChangeKind} from '@site/plugins/component-docs/client/compare';

/** The kinds of changes in reading order: what breaks first. */
export const kinds = [
  'removed',
  'changed',
  'deprecated',
  'unlisted',
  'added',
] as const satisfies readonly ChangeKind[];

/** How many changes there are of each kind. */
export function countKinds(
  changes: readonly {readonly kind: ChangeKind}[],
): Record<ChangeKind, number> {
  const counts = {added: 0, changed: 0, deprecated: 0, removed: 0, unlisted: 0};
  for (const {kind} of changes) {
    counts[kind] += 1;
  }
  return counts;
}
