import type {Draft, DraftComponent, DraftItem, DraftProp} from './draft';
import type {
  ApiFunction,
  Component,
  Directive,
  Event,
  Item,
  Origin,
  Metadata,
  Prop,
  Service,
  SassSet,
  Slot,
  Typed,
} from './model';
import type {Overlay, OverlayComponent} from './overlay';

/** Everything that is known of a package, by who says it. */
export interface Sources {
  /** The loaded package: the authority for props and `v-model`. */
  readonly runtime?: Draft;
  /** The package's manifest: the authority for all the rest. */
  readonly manifest?: Draft;
  /** Events and slots found in the code; used only without a manifest. */
  readonly scan?: Draft;
  /** A later release's API: lends descriptions, nothing else. */
  readonly borrowed?: {readonly components: readonly Component[]};
  /** Variables by the component's tag. */
  readonly sass?: readonly SassSet[];
  /** Our corrections; they win over everybody. */
  readonly overlay: Overlay;
}

interface Described {
  readonly description?: string;
}

type Kind = 'props' | 'slots' | 'events';

const byName = (a: {name: string}, b: {name: string}) =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

const byTag = (a: {tag: string}, b: {tag: string}) =>
  a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0;

const find = <T extends {name: string}>(
  list: readonly T[] | undefined,
  name: string,
) => list?.find((item) => item.name === name);

const findTag = <T extends {tag: string}>(
  list: readonly T[] | undefined,
  tag: string,
) => list?.find((item) => item.tag === tag);

/** Names such as `constructor` must not find what every object has. */
const ownEntry = <T>(
  entries: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined =>
  entries && Object.hasOwn(entries, name) ? entries[name] : undefined;

/** All that is known of one component. */
interface ComponentSources {
  readonly tag: string;
  readonly runtime?: DraftComponent;
  readonly manifest?: DraftComponent;
  readonly scan?: DraftComponent;
  readonly borrowed?: Component;
  readonly sass?: SassSet;
  readonly overlay?: OverlayComponent;
  readonly shared: Overlay['shared'];
}

/** The first who has a description, and who that is. */
function describe(
  origin: Origin,
  candidates: readonly (readonly [Origin, Described | undefined])[],
): {description?: string; descriptionOrigin?: Origin} {
  for (const [who, said] of candidates) {
    if (said?.description) {
      return {
        description: said.description,
        ...(who === origin ? {} : {descriptionOrigin: who}),
      };
    }
  }
  return {};
}

/**
 * Whether a text was written by hand for the release that lends it, and so
 * gives way to what was written by hand for the one that borrows.
 */
const isOfOverlay = (item: Item | undefined): boolean =>
  (item?.descriptionOrigin ?? item?.origin) === 'overlay';

/**
 * Names of a group's items with who says that each exists. The earlier source
 * wins; one item may be written in two styles (`prependIcon`, `prepend-icon`).
 */
function listItems(
  lists: readonly (readonly [Origin, readonly DraftItem[] | undefined])[],
): Map<string, Origin> {
  const items = new Map<string, Origin>();
  for (const [origin, list] of lists) {
    for (const {name} of list ?? []) {
      if (!items.has(name)) {
        items.set(name, origin);
      }
    }
  }
  return items;
}

function common(
  sources: ComponentSources,
  kind: Kind,
  name: string,
  origin: Origin,
) {
  const own = ownEntry(sources.overlay?.[kind], name);
  const shared = ownEntry(sources.shared[kind], name);
  const manifest = find<DraftItem>(sources.manifest?.[kind], name);
  const lent = find<Item>(sources.borrowed?.[kind], name);
  const deprecated =
    own?.deprecated ?? shared?.deprecated ?? manifest?.deprecated;
  const mixin =
    find<DraftItem>(sources.runtime?.[kind], name)?.mixin ?? manifest?.mixin;
  return {
    name,
    origin,
    ...(mixin === undefined ? {} : {mixin}),
    ...describe(origin, [
      ['overlay', own],
      ['manifest', manifest],
      ['borrowed', isOfOverlay(lent) ? undefined : lent],
      ['overlay', shared],
      ['borrowed', lent],
    ]),
    ...(deprecated === undefined ? {} : {deprecated}),
  };
}

/** Run-time types so broad that a manifest's name for them says more. */
const broadTypes = new Set(['array', 'object', 'function']);

/** The loaded package tells the types; a manifest may only refine them. */
function mergeTypes(runtime?: DraftProp, manifest?: DraftProp): string[] {
  const types = runtime?.types ?? manifest?.types ?? [];
  const [single] = types;
  const refined = manifest?.types ?? [];
  return types.length === 1 &&
    single !== undefined &&
    broadTypes.has(single) &&
    refined.length === 1 &&
    /^[A-Z({]/.test(refined[0] ?? '')
    ? [...refined]
    : [...types];
}

/** The loaded package tells the default, or that there is none. */
function mergeDefault(
  runtime?: DraftProp,
  manifest?: DraftProp,
): string | undefined {
  return runtime && !runtime.defaultUntold
    ? runtime.default
    : manifest?.default;
}

function mergeProp(
  sources: ComponentSources,
  name: string,
  origin: Origin,
): Prop {
  const runtime = find(sources.runtime?.props, name);
  const manifest = find(sources.manifest?.props, name);
  const overlay =
    ownEntry(sources.overlay?.props, name) ??
    ownEntry(sources.shared.props, name);
  const value =
    overlay?.default === undefined
      ? mergeDefault(runtime, manifest)
      : (overlay.default ?? undefined);
  return {
    ...common(sources, 'props', name, origin),
    types: overlay?.types ?? mergeTypes(runtime, manifest),
    ...(value === undefined ? {} : {default: value}),
    ...(runtime?.required || manifest?.required ? {required: true} : {}),
  };
}

const clean = (list: readonly Typed[]): Typed[] =>
  list.map(({name, type, description}) => ({
    ...(name ? {name} : {}),
    ...(type ? {type} : {}),
    ...(description ? {description} : {}),
  }));

function mergeSlot(
  sources: ComponentSources,
  name: string,
  origin: Origin,
): Slot {
  const properties = find(sources.manifest?.slots, name)?.properties;
  return {
    ...common(sources, 'slots', name, origin),
    ...(properties?.length ? {properties: clean(properties)} : {}),
  };
}

function mergeEvent(
  sources: ComponentSources,
  name: string,
  origin: Origin,
): Event {
  const values = find(sources.manifest?.events, name)?.arguments;
  return {
    ...common(sources, 'events', name, origin),
    ...(values?.length ? {arguments: clean(values)} : {}),
  };
}

function mergeGroup<T extends {name: string}>(
  sources: ComponentSources,
  lists: Parameters<typeof listItems>[0],
  merge: (sources: ComponentSources, name: string, origin: Origin) => T,
): T[] {
  return [...listItems(lists)]
    .map(([name, origin]) => merge(sources, name, origin))
    .sort(byName);
}

/** A function of the overlay replaces the manifest's of that name. */
function mergeFunctions({
  overlay,
  manifest,
  runtime,
}: ComponentSources): ApiFunction[] {
  const own = named(overlay?.functions ?? {}).map((entry): ApiFunction => {
    const mixin = find(runtime?.methods, entry.name)?.mixin;
    return {...entry, ...(mixin === undefined ? {} : {mixin})};
  });
  return (manifest?.functions ?? [])
    .filter(({name}) => !find(own, name))
    .map(({description, deprecated, mixin, ...entry}): ApiFunction => ({
      ...entry,
      origin: 'manifest',
      ...(mixin === undefined ? {} : {mixin}),
      ...(description ? {description} : {}),
      ...(deprecated === undefined ? {} : {deprecated}),
    }))
    .concat(own)
    .sort(byName);
}

function mergeComponent(sources: ComponentSources): Component {
  const {tag, runtime, manifest, scan, overlay} = sources;
  const added = (kind: Kind) =>
    Object.keys(overlay?.[kind] ?? {}).map((name) => ({name}));
  // Code names what it hands out, a manifest what is meant for use.
  const listed = (kind: 'slots' | 'events') => {
    const exists = ({name}: DraftItem) => !overlay?.absent[kind].includes(name);
    return mergeLists(
      manifest?.[kind].filter(exists),
      scan?.[kind].filter(exists),
      added(kind),
    );
  };
  const description = overlay?.description ?? manifest?.description;
  const deprecated = overlay?.deprecated ?? manifest?.deprecated;
  const model = runtime?.model ?? (runtime ? undefined : manifest?.model);
  return {
    tag,
    ...(description ? {description} : {}),
    ...(deprecated === undefined ? {} : {deprecated}),
    ...(model ? {model} : {}),
    props: mergeGroup(
      sources,
      [
        ['runtime', runtime?.props],
        ['manifest', manifest?.props],
        // A loaded package tells all of its props: it lost what it lacks.
        ...(runtime ? [] : [['overlay', added('props')] as const]),
      ],
      mergeProp,
    ),
    slots: mergeGroup(sources, listed('slots'), mergeSlot),
    events: mergeGroup(sources, listed('events'), mergeEvent),
    functions: mergeFunctions(sources),
    sass: [...(sources.sass?.variables ?? [])],
    ...mergeRemoved(overlay),
  };
}

/** Entries of the overlay as items. */
const named = <T extends object>(entries: Readonly<Record<string, T>>) =>
  Object.entries(entries)
    .map(([name, entry]) => ({name, origin: 'overlay' as const, ...entry}))
    .sort(byName);

function mergeRemoved(
  overlay: OverlayComponent | undefined,
): Pick<Component, 'removed'> {
  const removed = (['props', 'slots', 'events'] as const).flatMap((group) =>
    Object.entries(overlay?.removed[group] ?? {})
      .map(([name, instead]) => ({group, name, instead}))
      .sort(byName),
  );
  return removed.length > 0 ? {removed} : {};
}

const mergeServices = ({services}: Overlay): Service[] =>
  Object.entries(services)
    .map(([name, {description, members, options, functions}]) => ({
      name,
      description,
      members: named(members),
      options: named(options),
      functions: named(functions),
    }))
    .sort(byName);

function mergeLists(
  manifest: readonly DraftItem[] | undefined,
  scan: readonly DraftItem[] | undefined,
  overlay: readonly DraftItem[],
): Parameters<typeof listItems>[0] {
  return [
    manifest ? ['manifest', manifest] : ['scan', scan],
    ['overlay', overlay],
  ];
}

function mergeDirectives({runtime, manifest, overlay}: Sources): Directive[] {
  const tags = new Set(
    [...(runtime?.directives ?? []), ...(manifest?.directives ?? [])].map(
      ({tag}) => tag,
    ),
  );
  return [...tags]
    .map((tag): Directive => {
      const said = findTag(manifest?.directives, tag);
      const own = ownEntry(overlay.directives, tag);
      const description = own?.description ?? said?.description;
      const argument = own?.argument ?? said?.argument;
      return {
        tag,
        ...(description ? {description} : {}),
        ...(argument ? {argument} : {}),
        modifiers: (said?.modifiers ?? [])
          .map(({name, description: text}) => ({
            name,
            origin: 'manifest' as const,
            ...(text ? {description: text} : {}),
          }))
          .sort(byName),
      };
    })
    .sort(byTag);
}

/**
 * Makes one API of all that is known of a package. A manifest lists the public
 * components; without one, everything that the package registers counts.
 *
 * @returns components and directives in alphabetical order.
 */
export function mergeSources(
  sources: Sources,
): Omit<Metadata, 'package' | 'vue'> {
  const {runtime, manifest, scan, borrowed, overlay, sass = []} = sources;
  const listed = (manifest ?? runtime ?? {components: []}).components;
  return {
    components: listed
      .map(({tag}) =>
        mergeComponent({
          tag,
          runtime: findTag(runtime?.components, tag),
          manifest: findTag(manifest?.components, tag),
          scan: findTag(scan?.components, tag),
          borrowed: findTag(borrowed?.components, tag),
          sass: find(sass, tag),
          overlay: ownEntry(overlay.components, tag),
          shared: overlay.shared,
        }),
      )
      .sort(byTag),
    directives: mergeDirectives(sources),
    services: mergeServices(overlay),
    sass: sass.filter(({name}) => !findTag(listed, name)),
    removed: Object.entries(overlay.removed)
      .map(([tag, instead]) => ({tag, instead}))
      .sort(byTag),
  };
}
