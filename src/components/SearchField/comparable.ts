/**
 * Makes what is typed and what is searched comparable: case, accents, kinds of
 * spaces and of apostrophes do not count. French pages, for one, write “Vue 3”
 * with a no-break space, which nobody types.
 */
export function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .toLocaleLowerCase();
}
