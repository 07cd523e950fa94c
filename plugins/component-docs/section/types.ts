import type {ApiEntry, ApiItem} from '../client/api';
import type {Metadata} from '../metadata/model';
import {typeNamesIn} from '../metadata/readers/declarations';
import {entryId, itemId} from './ids';

/** Last part of the address of the page with all types. */
export const typesSlug = 'types';

/** All types that the API of a release names, as the entry of a page. */
export function typesEntry({types = []}: Metadata): ApiEntry {
  return {
    tag: typesSlug,
    id: entryId(typesSlug),
    groups: [
      {
        name: 'types',
        items: types.map(({name, definition}) => ({
          id: itemId(typesSlug, 'types', name),
          name,
          signature: definition,
        })),
      },
    ],
  };
}

const textsOf = ({types = [], values = [], signature = ''}: ApiItem) => [
  ...types,
  ...values.map(({type}) => type ?? ''),
  signature,
];

/**
 * Adds to an entry where the types are explained that it names.
 *
 * @param base - address of the version, with a slash at its end.
 */
export function withTypeLinks(
  entry: ApiEntry,
  {types = []}: Pick<Metadata, 'types'>,
  base: string,
): ApiEntry {
  const named = new Set(
    entry.groups.flatMap(({items}) =>
      items.flatMap(textsOf).flatMap(typeNamesIn),
    ),
  );
  const links = types
    .filter(({name}) => named.has(name))
    .map(({name}) => [
      name,
      `${base}api/${typesSlug}/#${itemId(typesSlug, 'types', name)}`,
    ]);
  return links.length > 0
    ? {...entry, types: Object.fromEntries(links) as Record<string, string>}
    : entry;
}
