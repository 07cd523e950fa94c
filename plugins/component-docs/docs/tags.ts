import {didYouMean} from '../../util/nearest';

/**
 * Checks the names of the API that a page gives.
 *
 * @param tags - `components` or `services` of the front matter.
 * @param known - every such name of the version's metadata.
 * @param where - file and line of a name, for the error.
 * @param source - what is named: `component or directive of vuetify 2.7.2`.
 * @throws an error that names the place and the nearest name.
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
        `${where(index)}: "${tag}" is no ${source}${didYouMean(tag, known)}`,
      );
    }
  });
}
