import {didYouMean} from '../../util/nearest';
import type {UpNextLink} from '../client/types';

/** What of a page other pages show when they point at it. */
export interface LinkablePage {
  /** `/namespace/page/`, the path below the version. */
  readonly slug: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

const referenceOf = (page: LinkablePage) => page.slug.replace(/^\/|\/$/g, '');

/**
 * Resolves `up_next` of one page among the pages of its version and locale.
 *
 * @param references - entries such as `components/alerts`.
 * @param pages - every page of the version.
 * @param where - file and line of an entry, for the error.
 * @returns a link for each entry, in order.
 * @throws an error that names the place and the nearest page that exists.
 */
export function resolveUpNext(
  references: readonly string[],
  pages: readonly LinkablePage[],
  where: (index: number) => string,
): UpNextLink[] {
  const byReference = new Map(pages.map((page) => [referenceOf(page), page]));
  return references.map((reference, index) => {
    const page = byReference.get(reference);
    if (!page) {
      throw new Error(
        `${where(index)}: up_next points at "${reference}", which is no page of this version${didYouMean(reference, byReference.keys())}`,
      );
    }
    return {
      permalink: page.permalink,
      title: page.title,
      description: page.description,
      section: reference.slice(0, reference.indexOf('/')),
    };
  });
}
