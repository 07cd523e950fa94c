import type {
  ApiCompareData,
  CompareSource,
  DocumentedRelease,
} from '../client/compare';
import {compareMinors} from '../history/replay';
import type {History} from '../history/schema';
import type {Component, Metadata} from '../metadata/model';
import type {ReleaseComparer} from './releases';
import {listedGroups} from './releases';

/** A version of the docs that may be compared. */
export interface ComparedVersion {
  /** Address of its API pages, where it is built; a tag and a slash follow. */
  readonly base?: string;
  readonly metadata: Metadata;
}

/** The minor release that a version documents: `2.7` of 2.7.2. */
export const minorOf = ({package: {version}}: Metadata): string =>
  version.split('.', 2).join('.');

type Render = (markdown: string) => string;
type Lines = Record<string, string>;

const itemGroups = ['props', 'slots', 'events', 'functions'] as const;

/** What stands beside the name of an item of a list. */
const linesOf: Readonly<
  Record<(typeof listedGroups)[number], (component: Component) => Lines>
> = {
  slots: ({slots}) => Object.fromEntries(slots.map(({name}) => [name, ''])),
  events: ({events}) => Object.fromEntries(events.map(({name}) => [name, ''])),
  functions: ({functions}) =>
    Object.fromEntries(functions.map(({name, signature}) => [name, signature])),
  sass: ({sass}) =>
    Object.fromEntries(
      sass.map(({name, value, resolved}) => [name, resolved ?? value]),
    ),
};

function deprecationsOf({components}: Metadata, render: Render): Lines {
  return Object.fromEntries(
    components.flatMap(({tag, deprecated, ...component}) => [
      ...(deprecated === undefined ? [] : [[tag, render(deprecated)]]),
      ...itemGroups.flatMap((group) =>
        component[group].flatMap((item) =>
          item.deprecated === undefined
            ? []
            : [[`${tag} ${group} ${item.name}`, render(item.deprecated)]],
        ),
      ),
    ]),
  ) as Lines;
}

function removalsOf(
  {components, removed = []}: Metadata,
  render: Render,
): Lines {
  return Object.fromEntries([
    ...removed.map(({tag, instead}) => [tag, render(instead)] as const),
    ...components.flatMap(({tag, removed: items = []}) =>
      items.map(
        ({group, name, instead}) =>
          [`${tag} ${group} ${name}`, render(instead)] as const,
      ),
    ),
  ]);
}

function releaseOf(
  {base, metadata}: ComparedVersion,
  groups: readonly (typeof listedGroups)[number][],
  render: Render,
): DocumentedRelease {
  const {components, directives} = metadata;
  return {
    base,
    components: components.map(({tag}) => tag),
    directives: directives.map(({tag}) => tag),
    models: Object.fromEntries(
      components.flatMap(({tag, model}) =>
        model ? [[tag, `:${model.prop} @${model.event}`]] : [],
      ),
    ),
    listed: Object.fromEntries(
      groups.map((group) => [
        group,
        Object.fromEntries(
          components
            .filter((component) => component[group].length > 0)
            .map((component) => [component.tag, linesOf[group](component)]),
        ),
      ]),
    ),
    detected: components.some(({slots, events}) =>
      [...slots, ...events].some(({origin}) => origin === 'scan'),
    ),
    deprecated: deprecationsOf(metadata, render),
    removed: removalsOf(metadata, render),
  };
}

/**
 * Puts together what comparisons need to know.
 *
 * @param history - of the package.
 * @param versions - versions of the docs; of two that document the same minor
 * the first one counts, and those of other packages do not.
 * @param internal - tags that are not meant for use.
 * @param render - renders Markdown to safe HTML.
 */
export function compareSource(
  history: History,
  versions: readonly ComparedVersion[],
  internal: readonly string[],
  render: Render,
): CompareSource {
  const documented = new Map<string, ComparedVersion>();
  for (const version of versions) {
    const minor = minorOf(version.metadata);
    if (
      version.metadata.package.name === history.package &&
      history.minors.some((entry) => entry.minor === minor) &&
      !documented.has(minor)
    ) {
      documented.set(minor, version);
    }
  }
  // What one release lists alone has nothing to be compared with.
  const groups = listedGroups.filter(
    (group) =>
      [...documented.values()].filter(({metadata}) =>
        metadata.components.some((component) => component[group].length > 0),
      ).length > 1,
  );
  return {
    history,
    internal,
    documented: Object.fromEntries(
      [...documented].map(([minor, version]) => [
        minor,
        releaseOf(version, groups, render),
      ]),
    ),
  };
}

/**
 * What the page that compares releases shows at once: the documented release
 * before its own, else the one after, else the first that is known.
 *
 * @param own - minor of the version that the page belongs to.
 */
export function compareData(
  {history, documented}: CompareSource,
  comparer: ReleaseComparer,
  own: string,
): ApiCompareData {
  const minors = history.minors.map(({minor}) => minor).sort(compareMinors);
  const others = Object.keys(documented)
    .filter((minor) => minor !== own)
    .sort(compareMinors);
  const other =
    others.filter((minor) => compareMinors(minor, own) < 0).at(-1) ??
    others[0] ??
    minors[0] ??
    own;
  const [from = own, to = own] = [own, other].sort(compareMinors);
  return {
    framework: history.package,
    minors,
    comparison: comparer.compare(from, to),
  };
}
