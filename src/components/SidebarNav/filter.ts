import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {comparable} from '../SearchField/comparable';

function filterItem(item: PropSidebarItem, query: string): PropSidebarItem[] {
  const matches = 'label' in item && comparable(item.label).includes(query);
  if (item.type !== 'category') {
    return matches ? [item] : [];
  }
  const items = matches
    ? item.items
    : item.items.flatMap((child) => filterItem(child, query));
  // What was looked for must be seen: a group with matches stays open.
  return items.length > 0 ? [{...item, items, collapsible: false}] : [];
}

/**
 * The part of a sidebar whose labels contain the query, whatever its case and
 * accents. A group stays when its own label matches or when something in it
 * does.
 */
export function filterSidebar(
  sidebar: readonly PropSidebarItem[],
  query: string,
): readonly PropSidebarItem[] {
  const wanted = comparable(query.trim());
  return wanted === ''
    ? sidebar
    : sidebar.flatMap((item) => filterItem(item, wanted));
}

/** The address of the first page in a sidebar. */
export function firstHref(
  sidebar: readonly PropSidebarItem[],
): string | undefined {
  for (const item of sidebar) {
    const href =
      item.type === 'category'
        ? firstHref(item.items)
        : item.type === 'link'
          ? item.href
          : undefined;
    if (href !== undefined) {
      return href;
    }
  }
  return undefined;
}
