import type {Options} from '@docusaurus/plugin-content-docs';

type SidebarItemsGenerator = NonNullable<Options['sidebarItemsGenerator']>;

/**
 * Lists the pages of a namespace as plain links, though each lives in a folder
 * of its own: by `sidebar_position`, then by the folder's name. That is the same
 * in every language, so that a page keeps its place, translated or not; titles
 * would part the two where a language has another script. The chip of the
 * front matter travels along as `customProps.chip`.
 */
export const sidebarItemsGenerator: SidebarItemsGenerator = ({item, docs}) =>
  docs
    .filter(
      ({sourceDirName}) =>
        sourceDirName === item.dirName ||
        sourceDirName.startsWith(`${item.dirName}/`),
    )
    .sort(
      (a, b) =>
        (a.sidebarPosition ?? Infinity) - (b.sidebarPosition ?? Infinity) ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({id, frontMatter}) => {
      const chip: unknown = frontMatter.chip;
      return {
        type: 'doc',
        id,
        ...(chip === undefined ? {} : {customProps: {chip}}),
      };
    });
