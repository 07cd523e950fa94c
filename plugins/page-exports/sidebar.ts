import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** Pages that stand together in the sidebar. */
export interface PageGroup {
  readonly label: string;
  /** Addresses of the pages, with the base. */
  readonly permalinks: readonly string[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

const idsOf = (item: SidebarItem): string[] => {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category':
      return [
        ...(item.link?.type === 'doc' ? [item.link.id] : []),
        ...item.items.flatMap(idsOf),
      ];
    default:
      return [];
  }
};

/**
 * The groups of a version's sidebar, in its order.
 *
 * @param label - name of the group of pages that stand in no category.
 */
export function sidebarGroups(
  {sidebars, docs}: LoadedVersion,
  label: string,
): PageGroup[] {
  const permalinks = new Map(docs.map((doc) => [doc.id, doc.permalink]));
  const toLinks = (items: readonly SidebarItem[]) =>
    items
      .flatMap(idsOf)
      .map((id) => permalinks.get(id))
      .filter((permalink) => permalink !== undefined);
  return Object.values(sidebars)
    .flatMap((items) => [
      {
        label,
        permalinks: toLinks(items.filter(({type}) => type !== 'category')),
      },
      ...items
        .filter((item) => item.type === 'category')
        .map((category) => ({
          label: category.label,
          permalinks: toLinks([category]),
        })),
    ])
    .filter((group) => group.permalinks.length > 0);
}
