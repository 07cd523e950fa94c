import {parsePage, proseOf} from './markdown';

const segmenter = new Intl.Segmenter('en', {granularity: 'word'});

/** Counts each text once: every language asks for all the English ones. */
function once<Rest extends unknown[]>(
  count: (text: string, ...rest: Rest) => number,
): (text: string, ...rest: Rest) => number {
  const counted = new Map<string, number>();
  return (text, ...rest) => {
    const known = counted.get(text) ?? count(text, ...rest);
    counted.set(text, known);
    return known;
  };
}

/** Words of a text; numbers and punctuation are none. */
export const countWords = once(
  (text: string) =>
    [...segmenter.segment(text)].filter(
      ({isWordLike, segment}) => isWordLike && /\p{L}/u.test(segment),
    ).length,
);

/** Front matter fields that are translated. */
export const translatedFields = [
  'title',
  'sidebar_label',
  'pagination_label',
  'description',
  'keywords',
  'lead',
] as const;

/**
 * Words of an English page that there are to translate.
 *
 * @param text - the page.
 * @param file - its name, for messages.
 */
export const countPageWords = once((text: string, file: string): number => {
  const {frontMatter, tree} = parsePage(file, text);
  const fields = translatedFields
    .flatMap((field) => frontMatter[field])
    .filter((value) => typeof value === 'string');
  return countWords([...fields, proseOf(tree)].join(' '));
});
