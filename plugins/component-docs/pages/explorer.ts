import type {ApiExplorerData, CategoryPageData} from '../client/api';
import {servicesOf} from '../section/data';
import {pagesByTag} from './componentPages';
import type {CategoriesInput} from './categories';
import {baseOf, findDoc} from './version';
import {serviceSlug} from '../section/ids';

/**
 * What the API explorer of a version offers: the names of the components, not
 * their rows. What is registered but not meant for use is left out.
 */
export function explorerData(
  {version, metadata, pages}: Omit<CategoriesInput, 'render'>,
  categories: readonly CategoryPageData[],
): ApiExplorerData {
  const internal = pages.internal[metadata.package.version] ?? [];
  const references = pagesByTag(pages);
  return {
    base: `${baseOf(version)}api/`,
    components: metadata.components
      .filter(({tag}) => !internal.includes(tag))
      .map(({tag}) => {
        const page = findDoc(version, references.get(tag))?.title;
        return {tag, ...(page ? {page} : {})};
      }),
    directives: metadata.directives.map(({tag}) => tag),
    services: servicesOf(metadata).map((name) => ({
      slug: serviceSlug(name),
      name,
    })),
    categories: categories.map(({name, title, permalink}) => ({
      name,
      title,
      permalink,
    })),
  };
}
