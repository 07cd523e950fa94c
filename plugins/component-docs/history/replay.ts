import type {Snapshot} from './diff';
import type {History} from './schema';

/** `1.10` is later than `1.9`. */
export function compareMinors(a: string, b: string): number {
  const [major = 0, minor = 0] = a.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = b.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}

const minorsUntil = (history: History, minor: string) =>
  history.minors.filter((entry) => compareMinors(entry.minor, minor) <= 0);

/** The props of every component in one minor. */
export function snapshotAt(history: History, minor: string): Snapshot {
  const tags = new Map<string, Map<string, string>>();
  for (const {components, removed = []} of minorsUntil(history, minor)) {
    removed.forEach((tag) => tags.delete(tag));
    for (const [tag, change] of Object.entries(components)) {
      const props = tags.get(tag) ?? new Map<string, string>();
      change.removed?.forEach((name) => props.delete(name));
      for (const [name, line] of Object.entries({
        ...change.added,
        ...change.changed,
      })) {
        props.set(name, line);
      }
      tags.set(tag, props);
    }
  }
  return Object.fromEntries(
    [...tags].map(([tag, props]) => [tag, Object.fromEntries(props)]),
  );
}

/**
 * Whether the history tells which slots and events came between two minors: it
 * does from the minor before the first one that lists any.
 */
export function listsAdditions(
  {minors}: History,
  from: string,
  to: string,
): boolean {
  const first = minors.findIndex(({events, slots}) => events ?? slots);
  const start = minors[first - 1]?.minor;
  return (
    start !== undefined &&
    [from, to].every((minor) => compareMinors(minor, start) >= 0)
  );
}

/** Group of an item and its tag and name as one key. */
type ItemKey = `${'components' | 'props' | 'events' | 'slots'} ${string}`;

/**
 * The minor that each item of a release came with. What went and came back
 * counts from its return.
 *
 * @returns keys `props v-btn color`; components as `components v-btn`.
 */
export function arrivals(
  history: History,
  minor: string,
): ReadonlyMap<string, string> {
  const since = new Map<ItemKey, string>();
  const forget = (tag: string) => {
    for (const key of since.keys()) {
      const [, owner] = key.split(' ');
      if (owner === tag) {
        since.delete(key);
      }
    }
  };
  for (const entry of minorsUntil(history, minor)) {
    entry.removed?.forEach(forget);
    for (const [tag, change] of Object.entries(entry.components)) {
      if (!since.has(`components ${tag}`)) {
        since.set(`components ${tag}`, entry.minor);
      }
      change.removed?.forEach((name) => since.delete(`props ${tag} ${name}`));
      Object.keys(change.added ?? {}).forEach((name) =>
        since.set(`props ${tag} ${name}`, entry.minor),
      );
    }
    for (const group of ['events', 'slots'] as const) {
      for (const [tag, names] of Object.entries(entry[group] ?? {})) {
        names.forEach((name) =>
          since.set(`${group} ${tag} ${name}`, entry.minor),
        );
      }
    }
  }
  return since;
}
