import {parsePage, proseOf} from './markdown';

const segmenter = new Intl.Segmenter('en', {granularity: 'word'});

/** Words of a text; numbers and punctuation are none. */
export function countWords(text: string): number {
  return [...segmenter.segment(text)].filter(
    ({isWordLike, segment}) => isWordLike && /\p{L}/u.test(segment),
  ).length;
}

/** Front matter fields that are translated. */
export const translatedFields = [
  'title',
  'sidebar_label',
  'pagination_label',
  'description',
  'keywords',
  'lead',
] as const;

/** Words of an English page that there are to translate. */
export function countPageWords(file: string, text: string): number {
  const {frontMatter, tree} = parsePage(file, text);
  const fields = translatedFields
    .flatMap((field) => frontMatter[field])
    .filter((value) => typeof value === 'string');
  return countWords([...fields, proseOf(tree)].join(' '));
}
