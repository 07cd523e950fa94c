import type {DraftProp} from '../metadata/draft';
import type {ComponentChange} from './schema';

/** Tag → prop → the prop in one line. */
export type Snapshot = Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** Tag → names of events or slots. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** What two snapshots differ in. */
export interface SnapshotChange {
  readonly components: Record<string, ComponentChange>;
  readonly removed: string[];
}

/** Some defaults are the day on which the package is loaded. */
const day = /^'\d{4}-\d{2}-\d{2}'$/;

/** Writes a prop in one line: types in alphabetical order, then the default. */
export function propLine({types = [], default: value}: DraftProp): string {
  const type = [...types].sort().join(' | ');
  return value === undefined || day.test(value)
    ? type
    : `${type} = ${value}`.trimStart();
}

const keys = (object: object) => Object.keys(object).sort();

/** The parts that are not empty. */
function compact(change: Required<ComponentChange>): ComponentChange {
  const {added, changed, removed} = change;
  return {
    ...(keys(added).length > 0 ? {added} : {}),
    ...(keys(changed).length > 0 ? {changed} : {}),
    ...(removed.length > 0 ? {removed} : {}),
  };
}

function diffProps(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ComponentChange {
  const pick = (keep: (name: string) => boolean) =>
    Object.fromEntries(
      keys(after)
        .filter(keep)
        .map((name) => [name, after[name] ?? '']),
    );
  return compact({
    added: pick((name) => !(name in before)),
    changed: pick((name) => name in before && before[name] !== after[name]),
    removed: keys(before).filter((name) => !(name in after)),
  });
}

/**
 * What changed from one release to the next, in alphabetical order. A new tag
 * is listed even if it has no props.
 */
export function diffSnapshots(
  before: Snapshot,
  after: Snapshot,
): SnapshotChange {
  return {
    components: Object.fromEntries(
      keys(after)
        .map(
          (tag) =>
            [tag, diffProps(before[tag] ?? {}, after[tag] ?? {})] as const,
        )
        .filter(([tag, change]) => !(tag in before) || keys(change).length > 0),
    ),
    removed: keys(before).filter((tag) => !(tag in after)),
  };
}

/** Names that the later manifest has and the earlier one has not. */
export function addedNames(
  before: Names,
  after: Names,
): Record<string, string[]> {
  return Object.fromEntries(
    keys(after)
      .map(
        (tag) =>
          [
            tag,
            (after[tag] ?? [])
              .filter((name) => !before[tag]?.includes(name))
              .sort(),
          ] as const,
      )
      .filter(([, names]) => names.length > 0),
  );
}
