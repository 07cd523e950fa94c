import type {ApiGroup, ApiItem} from '@site/plugins/component-docs/client/api';
import {comparable} from '../SearchField/comparable';

const textOf = (html: string | undefined) =>
  html?.replace(/<[^>]*>/g, '') ?? '';

function matches(item: ApiItem, words: readonly string[]): boolean {
  const text = comparable(`${item.name} ${textOf(item.html)}`);
  return words.every((word) => text.includes(word));
}

/**
 * Keeps the items whose name or description holds every word of the query.
 *
 * @param groups - all groups of a component.
 * @param query - what the reader typed; empty keeps everything.
 */
export function filterGroups(
  groups: readonly ApiGroup[],
  query: string,
): readonly ApiGroup[] {
  const words = comparable(query).split(' ').filter(Boolean);
  return words.length === 0
    ? groups
    : groups.map((group) => ({
        ...group,
        items: group.items.filter((item) => matches(item, words)),
      }));
}
