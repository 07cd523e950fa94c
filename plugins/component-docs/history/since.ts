import type {Metadata} from '../metadata/model';
import {arrivals, compareMinors} from './replay';
import type {History} from './schema';

/**
 * Says of every component, prop, event and slot which minor brought it. The
 * first minor of a major brings nothing new in this sense: a reader of its docs
 * has it anyway.
 *
 * @returns the metadata, unchanged when the history is of another package.
 */
export function withSince(metadata: Metadata, history: History): Metadata {
  if (metadata.package.name !== history.package) {
    return metadata;
  }
  const minor = metadata.package.version.split('.', 2).join('.');
  const major = metadata.package.version.split('.', 1).join('.');
  const first = `${major}.0`;
  const known = arrivals(history, minor);
  const sinceOf = (key: Parameters<(typeof known)['get']>[0]) => {
    const since = known.get(key);
    return since !== undefined && compareMinors(since, first) > 0
      ? {since}
      : {};
  };
  const mark = <T extends {name: string}>(
    group: 'props' | 'events' | 'slots',
    tag: string,
    items: readonly T[],
  ) =>
    items.map((item) => ({
      ...item,
      ...sinceOf(`${group} ${tag} ${item.name}`),
    }));
  return {
    ...metadata,
    components: metadata.components.map((component) => ({
      ...component,
      ...sinceOf(`components ${component.tag}`),
      props: mark('props', component.tag, component.props),
      events: mark('events', component.tag, component.events),
      slots: mark('slots', component.tag, component.slots),
    })),
  };
}
