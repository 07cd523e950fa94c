import type {
  ChangeKind,
  EntryChange,
} from '@site/plugins/component-docs/client/compare';

/** What the reader wants to see. */
export interface Wanted {
  /** Only this kind; everything without one. */
  readonly kind?: ChangeKind | undefined;
  readonly query: string;
}

/**
 * Keeps what the reader wants to see: of a component whose name holds every
 * word of the query all items of the kind, of another one those that hold them.
 */
export function filterEntries(
  entries: readonly EntryChange[],
  {kind, query}: Wanted,
): readonly EntryChange[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.includes(word));
  return entries.flatMap((entry) => {
    const items = entry.items.filter(
      (item) =>
        (kind === undefined || item.kind === kind) &&
        holds(`${entry.tag} ${item.name}`),
    );
    // That its items differ is no change of the whole.
    const whole =
      entry.kind !== 'changed' &&
      (kind === undefined || entry.kind === kind) &&
      holds(entry.tag);
    return whole || items.length > 0 ? [{...entry, items}] : [];
  });
}

/** Every change: those of items, and those of components as a whole. */
export function changesOf(
  entries: readonly EntryChange[],
): readonly {readonly kind: ChangeKind}[] {
  return entries.flatMap(
    ({kind, items}): readonly {readonly kind: ChangeKind}[] =>
      kind === 'changed' ? items : [{kind}, ...items],
  );
}
