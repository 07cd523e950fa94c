import {fold} from '@site/plugins/site-search/client/words';

/**
 * Makes what is typed and what is searched comparable: what does not count in
 * the search does not count here either (case, accents, long vowels), nor do
 * kinds of spaces and of apostrophes. French pages, for one, write “Vue 3” with
 * a no-break space, which nobody types.
 */
export function comparable(text: string): string {
  return fold(text)
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('ー', '');
}
