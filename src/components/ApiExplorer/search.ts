import type {ApiExplorerData} from '@site/plugins/component-docs/client/api';

/** A component that can be chosen. */
export type Choice = ApiExplorerData['components'][number];

/** `VDataTable`, `v-data table` and `v-data-table` are the same name. */
const fold = (text: string) => text.toLowerCase().replace(/[\s-]+/g, '');

/**
 * Finds components by name or by the title of their page.
 *
 * @param query - what the reader typed; empty finds all.
 * @returns those whose name begins with the query first.
 */
export function searchComponents(
  components: readonly Choice[],
  query: string,
): readonly Choice[] {
  const text = fold(query);
  const rank = ({tag, page = ''}: Choice) => {
    const name = fold(tag);
    if (name.startsWith(text) || name.slice(1).startsWith(text)) {
      return 0;
    }
    return name.includes(text) ? 1 : fold(page).includes(text) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((wanted) =>
    components.filter((component) => rank(component) === wanted),
  );
}

/** Tags under the letter that follows their prefix, in alphabetical order. */
export function byLetter(
  tags: readonly string[],
): readonly (readonly [letter: string, tags: readonly string[]])[] {
  const letters = new Map<string, string[]>();
  for (const tag of [...tags].sort()) {
    const letter = tag
      .replace(/^[a-z]+-/, '')
      .charAt(0)
      .toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return [...letters].sort(([a], [b]) => a.localeCompare(b));
}
