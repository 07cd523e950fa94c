import type {
  ApiEntry,
  ApiGroup,
  ApiGroupName,
  ApiItem,
  ApiOriginLabel,
  ApiValue,
} from '../client/api';
import type {
  ApiFunction,
  Component,
  Directive,
  Event,
  Metadata,
  Prop,
  SassVariable,
  Service,
  Slot,
  Typed,
} from '../metadata/model';
import {entryId, itemId, serviceSlug} from './ids';

type Item = Directive['modifiers'][number];
type Render = (markdown: string) => string;

const optional = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : {[key]: value}) as Partial<Record<K, V>>;

/** Gives every item of a group an id that stays the same between builds. */
function createIds(tag: string, group: ApiGroupName): (name: string) => string {
  const used = new Map<string, number>();
  return (name) => {
    const id = itemId(tag, group, name);
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

function labelsOf(item: Item): ApiOriginLabel[] | undefined {
  const labels: ApiOriginLabel[] = [];
  if (item.origin === 'scan') {
    labels.push('detected');
  }
  if (item.descriptionOrigin === 'borrowed') {
    labels.push('borrowed');
  }
  return labels.length > 0 ? labels : undefined;
}

function valuesOf(
  values: readonly Typed[] | undefined,
  render: Render,
): ApiValue[] | undefined {
  return values?.map(({description, ...value}) => ({
    ...value,
    ...(description ? {html: render(description)} : {}),
  }));
}

const functionOf = ({signature, example}: ApiFunction) => ({
  signature,
  ...optional('example', example),
});

/** Builds the groups of one component, directive or service. */
class EntryBuilder {
  readonly #groups: ApiGroup[] = [];

  constructor(
    private readonly tag: string,
    private readonly render: Render,
    /** Part of the ids. */
    private readonly key = tag,
  ) {}

  /** Adds a group, unless it is empty; what is deprecated goes last. */
  add<T extends Item>(
    name: ApiGroupName,
    items: readonly T[],
    extra: (item: T) => Partial<ApiItem>,
  ): this {
    if (items.length > 0) {
      const idOf = createIds(this.key, name);
      const rows = items.map((item): ApiItem => ({
        id: idOf(item.name),
        name: item.name,
        ...optional('html', item.description && this.render(item.description)),
        ...optional('labels', labelsOf(item)),
        ...optional('mixin', item.mixin),
        ...optional('since', item.since),
        ...optional(
          'deprecatedHtml',
          item.deprecated === undefined
            ? undefined
            : this.render(item.deprecated),
        ),
        ...extra(item),
      }));
      this.#groups.push({
        name,
        items: rows.sort(
          (a, b) =>
            Number(a.deprecatedHtml !== undefined) -
            Number(b.deprecatedHtml !== undefined),
        ),
      });
    }
    return this;
  }

  build(texts: Omit<ApiEntry, 'tag' | 'id' | 'groups'>): ApiEntry {
    return {
      tag: this.tag,
      id: entryId(this.key),
      ...texts,
      groups: this.#groups,
    };
  }
}

/**
 * Turns the metadata of a component into what its API section shows.
 *
 * @param render - renders Markdown to safe HTML.
 */
export function componentEntry(component: Component, render: Render): ApiEntry {
  const {tag, model, description, since, deprecated} = component;
  return new EntryBuilder(tag, render)
    .add('props', component.props, (prop: Prop) => ({
      types: prop.types,
      ...optional('default', prop.default),
      ...optional('required', prop.required),
      ...(model?.prop === prop.name ? {model: true} : {}),
    }))
    .add('slots', component.slots, (slot: Slot) =>
      optional('values', valuesOf(slot.properties, render)),
    )
    .add('events', component.events, (event: Event) => ({
      ...optional('values', valuesOf(event.arguments, render)),
      ...(model?.event === event.name ? {model: true} : {}),
    }))
    .add('functions', component.functions, functionOf)
    .add('sass', component.sass, ({value, resolved}: SassVariable) => ({
      default: resolved ?? value,
      ...optional(
        'source',
        resolved === undefined || resolved === value ? undefined : value,
      ),
    }))
    .build({
      ...optional('html', description && render(description)),
      ...optional('since', since),
      ...optional(
        'deprecatedHtml',
        deprecated === undefined ? undefined : render(deprecated),
      ),
    });
}

/** The same for a directive. */
export function directiveEntry(directive: Directive, render: Render): ApiEntry {
  const {tag, description, argument} = directive;
  return new EntryBuilder(tag, render)
    .add('modifiers', directive.modifiers, () => ({}))
    .build({
      ...optional('html', description && render(description)),
      ...optional('argumentHtml', argument && render(argument)),
    });
}

/** The same for what the package adds to every component. */
export function serviceEntry(service: Service, render: Render): ApiEntry {
  const {name, description, members, options, functions} = service;
  const valueOf = ({types, default: value}: Prop) => ({
    types,
    ...optional('default', value),
  });
  return new EntryBuilder(name, render, serviceSlug(name))
    .add('members', members, valueOf)
    .add('options', options, valueOf)
    .add('functions', functions, functionOf)
    .build({html: render(description)});
}

/** Names of all services of the metadata. */
export const servicesOf = (metadata: Metadata): string[] =>
  (metadata.services ?? []).map(({name}) => name);

/** Every tag of the metadata: components, then directives. */
export const tagsOf = (metadata: Metadata): string[] =>
  [...metadata.components, ...metadata.directives].map(({tag}) => tag);

/** What a page names in its front matter. */
export interface SectionNames {
  /** Tags of components and directives. */
  readonly components?: readonly string[];
  readonly services?: readonly string[];
}

/**
 * What the API section of a page shows.
 *
 * @param names - known names, in the order of the page.
 */
export function sectionEntries(
  metadata: Metadata,
  {components = [], services = []}: SectionNames,
  render: Render,
): ApiEntry[] {
  const ofTags = components.flatMap((tag) => {
    const component = metadata.components.find((entry) => entry.tag === tag);
    const directive = metadata.directives.find((entry) => entry.tag === tag);
    return component
      ? [componentEntry(component, render)]
      : directive
        ? [directiveEntry(directive, render)]
        : [];
  });
  const ofServices = services.flatMap((name) => {
    const service = metadata.services?.find((entry) => entry.name === name);
    return service ? [serviceEntry(service, render)] : [];
  });
  return [...ofTags, ...ofServices];
}
