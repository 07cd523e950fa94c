import {closest} from 'fastest-levenshtein';

/**
 * Says which known name was most likely meant, for the end of an error.
 *
 * @param name - the name that nothing knows.
 * @param known - the names that exist.
 * @returns `; did you mean "…"?`, or nothing when there is no name at all.
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  return names.length === 0 ? '' : `; did you mean "${closest(name, names)}"?`;
}
