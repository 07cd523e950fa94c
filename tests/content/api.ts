import {loadPackage} from '../../plugins/component-docs/metadata/load';
import type {
  Component,
  Metadata,
} from '../../plugins/component-docs/metadata/model';
import {siteDir, type Page} from './pages';
import type {Use} from './uses';

const loaded = new Map<string, Promise<Metadata>>();

/** The API of the package that a page documents. */
export function metadataOf({framework}: Page): Promise<Metadata> {
  const known = loaded.get(framework.package);
  const metadata =
    known ??
    loadPackage(siteDir, framework, 'data/overlays', undefined, (message) => {
      throw new Error(message);
    });
  loaded.set(framework.package, metadata);
  return metadata;
}

export function componentOf(
  {components}: Metadata,
  tag: string,
): Component | undefined {
  return components.find((component) => component.tag === tag);
}

/** `item.<name>` matches `item.state`, `<event>:row` matches `click:row`. */
function matches(name: string, used: string): boolean {
  const pattern = name
    .split(/<[^>]*>/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
  return new RegExp(`^${pattern}$`).test(used);
}

const lists = {prop: 'props', event: 'events', slot: 'slots'} as const;

/** `prop: color`, as the API names what is used; empty when it knows none. */
export function itemsUsed(component: Component, use: Use): string[] {
  if (use.kind === 'model') {
    // What Vue binds when a component does not say otherwise.
    const {prop, event} = component.model ?? {prop: 'value', event: 'input'};
    const items = [
      ...itemsUsed(component, {...use, kind: 'prop', name: prop}),
      ...itemsUsed(component, {...use, kind: 'event', name: event}),
    ];
    return (component.model ?? items.length === 2) ? items : [];
  }
  if (use.kind === 'sync') {
    const prop = itemsUsed(component, {...use, kind: 'prop'});
    const event = itemsUsed(component, {
      ...use,
      kind: 'event',
      name: `update:${use.name}`,
    });
    // Not every manifest lists the event of a prop that may be synced.
    return prop.length > 0 ? [...prop, ...event] : [];
  }
  const names = component[lists[use.kind]].map(({name}) => name);
  const name =
    names.find((candidate) => candidate === use.name) ??
    names.find((candidate) => matches(candidate, use.name));
  return name === undefined ? [] : [`${use.kind}: ${name}`];
}

/** Everything that a component has, as {@link itemsUsed} writes it. */
export function itemsOf({props, events, slots}: Component): string[] {
  return [
    ...props.map(({name}) => `prop: ${name}`),
    ...events.map(({name}) => `event: ${name}`),
    ...slots.map(({name}) => `slot: ${name}`),
  ];
}
