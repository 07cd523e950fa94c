import type {
  ChangeKind,
  Comparability,
  ComparedGroup,
  CompareSource,
  Comparison,
  EntryChange,
  ItemChange,
} from '../client/compare';
import type {Snapshot} from '../history/diff';
import {
  arrivals,
  compareMinors,
  listsAdditions,
  snapshotAt,
} from '../history/replay';
import {itemId} from '../section/ids';

/** Groups of which releases have lists; of props the history knows more. */
export const listedGroups = ['slots', 'events', 'functions', 'sass'] as const;

const groupOrder: readonly ComparedGroup[] = [
  'model',
  'props',
  ...listedGroups,
];

/** What breaks an application comes first. */
const kindOrder: readonly ChangeKind[] = [
  'removed',
  'changed',
  'deprecated',
  'unlisted',
  'added',
];

type Lines = Readonly<Record<string, string>>;

const byOrder = (a: ItemChange, b: ItemChange) =>
  groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) ||
  kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) ||
  (a.name < b.name ? -1 : 1);

const majorOf = (minor: string) => minor.split('.', 1).join();

const text = (value: string | undefined) => (value === '' ? undefined : value);

/** Leaves out what is undefined, so that the data stay small. */
function compact<T extends object>(object: T): T {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined),
  ) as T;
}

/** Compares the releases of a package, two at a time. */
export class ReleaseComparer {
  readonly #snapshots = new Map<string, Snapshot>();

  constructor(private readonly source: CompareSource) {}

  /**
   * What two releases differ in.
   *
   * @param from - the earlier minor.
   * @param to - the later one.
   */
  compare(from: string, to: string): Comparison {
    const groups = Object.fromEntries(
      groupOrder.map((group) => [group, this.#comparability(group, from, to)]),
    ) as Comparison['groups'];
    const pair = new Pair(this, this.source, from, to, groups);
    return {from, to, groups, entries: pair.entries()};
  }

  snapshot(minor: string): Snapshot {
    const known =
      this.#snapshots.get(minor) ?? snapshotAt(this.source.history, minor);
    this.#snapshots.set(minor, known);
    return known;
  }

  /** Whether the API page of a component in a release shows an item. */
  shows(
    minor: string,
    tag: string,
    group: ComparedGroup,
    name: string,
  ): boolean {
    const release = this.source.documented[minor];
    if (!release?.components.includes(tag)) {
      return false;
    }
    return group === 'model'
      ? release.models[tag] !== undefined
      : group === 'props'
        ? this.snapshot(minor)[tag]?.[name] !== undefined
        : release.listed[group]?.[tag]?.[name] !== undefined;
  }

  #comparability(
    group: ComparedGroup,
    from: string,
    to: string,
  ): Comparability {
    const {documented, history} = this.source;
    const [before, after] = [documented[from], documented[to]];
    switch (group) {
      case 'props':
        return 'loaded';
      case 'model':
        return before && after ? 'loaded' : 'unknown';
      default:
        if (before?.listed[group] && after?.listed[group]) {
          const found = group === 'slots' || group === 'events';
          return found && (before.detected || after.detected)
            ? 'detected'
            : 'listed';
        }
        return (group === 'slots' || group === 'events') &&
          listsAdditions(history, from, to)
          ? 'additions'
          : 'unknown';
    }
  }
}

/** One comparison while it is made. */
class Pair {
  readonly #since: ReadonlyMap<string, string>;

  constructor(
    private readonly comparer: ReleaseComparer,
    private readonly source: CompareSource,
    private readonly from: string,
    private readonly to: string,
    private readonly groups: Comparison['groups'],
  ) {
    this.#since = arrivals(source.history, to);
  }

  entries(): EntryChange[] {
    const {internal, documented} = this.source;
    const [before, after] = this.#snapshots();
    const tags = [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((tag) => !internal.includes(tag))
      .sort();
    const directives =
      documented[this.from] && documented[this.to] ? this.#directives() : [];
    return [...tags.flatMap((tag) => this.#component(tag)), ...directives];
  }

  #snapshots(): readonly [Snapshot, Snapshot] {
    return [this.comparer.snapshot(this.from), this.comparer.snapshot(this.to)];
  }

  #component(tag: string): EntryChange[] {
    const [before, after] = this.#snapshots();
    if (!(tag in before)) {
      return [this.#entry(tag, 'added', [])];
    }
    if (!(tag in after)) {
      return [this.#entry(tag, 'removed', [])];
    }
    const items = [
      ...this.#model(tag),
      ...this.#items(tag, 'props', before[tag] ?? {}, after[tag] ?? {}),
      ...listedGroups.flatMap((group) => this.#listed(tag, group)),
    ].sort(byOrder);
    if (this.#isDeprecated(tag)) {
      return [this.#entry(tag, 'deprecated', items)];
    }
    return items.length > 0 ? [this.#entry(tag, 'changed', items)] : [];
  }

  #directives(): EntryChange[] {
    const of = (minor: string) =>
      this.source.documented[minor]?.directives ?? [];
    return [
      ...of(this.to)
        .filter((tag) => !of(this.from).includes(tag))
        .map((tag) => this.#entry(tag, 'added', [])),
      ...of(this.from)
        .filter((tag) => !of(this.to).includes(tag))
        .map((tag) => this.#entry(tag, 'unlisted', [])),
    ];
  }

  #entry(
    tag: string,
    kind: ChangeKind,
    items: readonly ItemChange[],
  ): EntryChange {
    const pages = Object.entries(this.source.documented)
      .flatMap(([minor, release]) =>
        release?.base !== undefined &&
        (release.components.includes(tag) || release.directives.includes(tag))
          ? [{minor, href: `${release.base}${tag}/`}]
          : [],
      )
      .sort((a, b) => compareMinors(a.minor, b.minor));
    return compact({
      tag,
      kind,
      since: kind === 'added' ? this.#sinceOf(`components ${tag}`) : undefined,
      instead: kind === 'added' ? undefined : this.#insteadOf(tag),
      pages,
      items,
    });
  }

  /** What `v-model` binds, which the loaded packages tell. */
  #model(tag: string): ItemChange[] {
    if (this.groups.model === 'unknown') {
      return [];
    }
    const [before = '', after = ''] = [this.from, this.to].map(
      (minor) => this.source.documented[minor]?.models[tag],
    );
    const lines = (line: string): Lines => (line ? {'v-model': line} : {});
    return this.#items(tag, 'model', lines(before), lines(after));
  }

  #listed(tag: string, group: (typeof listedGroups)[number]): ItemChange[] {
    switch (this.groups[group]) {
      case 'unknown':
        return [];
      case 'additions':
        return this.#additions(tag, group);
      default: {
        const [before = {}, after = {}] = [this.from, this.to].map(
          (minor) => this.source.documented[minor]?.listed[group]?.[tag],
        );
        return this.#items(tag, group, before, after);
      }
    }
  }

  #additions(tag: string, group: ComparedGroup): ItemChange[] {
    const prefix = `${group} ${tag} `;
    return [...this.#since]
      .filter(
        ([key, minor]) =>
          key.startsWith(prefix) && compareMinors(minor, this.from) > 0,
      )
      .map(([key]) =>
        this.#item(tag, group, 'added', key.slice(prefix.length)),
      );
  }

  #items(
    tag: string,
    group: ComparedGroup,
    before: Lines,
    after: Lines,
  ): ItemChange[] {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => {
      const kind = this.#kindOf(tag, group, name, before[name], after[name]);
      return kind === undefined
        ? []
        : [this.#item(tag, group, kind, name, before[name], after[name])];
    });
  }

  #kindOf(
    tag: string,
    group: ComparedGroup,
    name: string,
    before: string | undefined,
    after: string | undefined,
  ): ChangeKind | undefined {
    if (before === undefined) {
      return 'added';
    }
    if (after === undefined) {
      // Only a loaded package, or a person, can say that something is gone.
      return this.groups[group] === 'loaded' ||
        this.#removals()[`${tag} ${group} ${name}`] !== undefined
        ? 'removed'
        : 'unlisted';
    }
    if (this.#isDeprecated(`${tag} ${group} ${name}`)) {
      return 'deprecated';
    }
    return before === after ? undefined : 'changed';
  }

  #item(
    tag: string,
    group: ComparedGroup,
    kind: ChangeKind,
    name: string,
    before?: string,
    after?: string,
  ): ItemChange {
    const added = kind === 'added';
    return compact({
      group,
      name,
      kind,
      before: kind === 'changed' ? before : undefined,
      after: added ? text(after) : kind === 'changed' ? after : undefined,
      since: added ? this.#sinceOf(`${group} ${tag} ${name}`) : undefined,
      instead: added ? undefined : this.#insteadOf(`${tag} ${group} ${name}`),
      href: this.#hrefOf(tag, group, kind, name),
    });
  }

  /** The nearest release of the site that shows the item. */
  #hrefOf(
    tag: string,
    group: ComparedGroup,
    kind: ChangeKind,
    name: string,
  ): string | undefined {
    const gone = kind === 'removed' || kind === 'unlisted';
    const minors = Object.keys(this.source.documented).sort(compareMinors);
    const nearest = gone
      ? minors.reverse()
      : [
          ...minors.filter((minor) => compareMinors(minor, this.to) >= 0),
          ...minors.filter((minor) => compareMinors(minor, this.to) < 0),
        ];
    const minor = nearest.find((entry) =>
      this.comparer.shows(entry, tag, group, name),
    );
    const release =
      minor === undefined ? undefined : this.source.documented[minor];
    const hash = group === 'model' ? '' : `#${itemId(tag, group, name)}`;
    return release?.base && `${release.base}${tag}/${hash}`;
  }

  /** What the docs of the later release's major say about earlier ones. */
  #removals(): Lines {
    const {documented} = this.source;
    const minor = Object.keys(documented).find(
      (entry) => majorOf(entry) === majorOf(this.to),
    );
    return (minor === undefined ? undefined : documented[minor]?.removed) ?? {};
  }

  #insteadOf(key: string): string | undefined {
    const {documented} = this.source;
    return text(
      this.#removals()[key] ??
        documented[this.to]?.deprecated[key] ??
        documented[this.from]?.deprecated[key],
    );
  }

  /** It is deprecated in the later release and was not in the earlier one. */
  #isDeprecated(key: string): boolean {
    const {documented} = this.source;
    const [before, after] = [documented[this.from], documented[this.to]];
    return (
      before !== undefined &&
      before.deprecated[key] === undefined &&
      after?.deprecated[key] !== undefined
    );
  }

  /** The minor that brought it, unless it came with the major. */
  #sinceOf(key: string): string | undefined {
    const minor = this.#since.get(key);
    return minor === undefined || minor.endsWith('.0') || minor === this.to
      ? undefined
      : minor;
  }
}
