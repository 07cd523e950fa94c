import {didYouMean} from '../util/nearest';

/**
 * Checks the tags that a page names.
 *
 * @param tags - `components` of the front matter.
 * @param known - every tag of the version's metadata.
 * @param where - file and line of a tag, for the error.
 * @param source - what the metadata describes: `vuetify 2.7.2`.
 * @throws an error that names the place and the nearest tag.
 */
export function checkTags(
  tags: readonly string[],
  known: readonly string[],
  where: (index: number) => string,
  source: string,
): void {
  tags.forEach((tag, index) => {
    if (!known.includes(tag)) {
      throw new Error(
        `${where(index)}: "${tag}" is no component or directive of ${source}${didYouMean(tag, known)}`,
      );
    }
  });
}
