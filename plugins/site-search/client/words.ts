/** Scripts written without spaces between words, and Korean with its endings. */
const unspacedSign =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const unspaced = new RegExp(`${unspacedSign.source}+`, 'gu');

/** Accents of Latin, Greek and Cyrillic letters. */
const accents = /[\u0300-\u036f]/g;

/** Text as it is compared: small letters without accents. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase();

/** Each two neighbors, as `数据`, `据表` and `表格` of `数据表格`. */
function pairs(run: string): string[] {
  const signs = Array.from(run);
  return signs.length < 2
    ? signs
    : signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`);
}

/** Japanese writes it at the end of a word or not: `サーバー`, `サーバ`. */
const longVowel = /ー/g;

/** A run as it is asked for: whether its vowels are long does not count. */
function askedPairs(run: string): string[] {
  const short = run.replace(longVowel, '');
  return pairs(Array.from(short).length > 1 ? short : run);
}

/** A run as it is found: as it is written, and as it is asked for. */
const foundPairs = (run: string): string[] => [
  ...new Set([...pairs(run), ...askedPairs(run)]),
];

function split(
  text: string,
  splitRun: (run: string) => readonly string[],
): string[] {
  const spaced = text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  return fold(spaced)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => {
      const foreign = word.match(unspaced) ?? [];
      const rest = word.split(unspaced).filter(Boolean);
      return [...rest, ...foreign.flatMap(splitRun)];
    });
}

/**
 * The words of a query: `itemText` and `item-text` are both `item` and `text`;
 * Chinese, Japanese and Korean are pairs of signs.
 */
export const wordsOf = (text: string): string[] => split(text, askedPairs);

/** The words under which a text is in the index, for any way to ask for it. */
export const indexedWordsOf = (text: string): string[] =>
  split(text, foundPairs);

/** The same for a name, and all of its words as one: `datatables`. */
export function indexedWordsOfName(name: string): string[] {
  const words = wordsOf(name);
  const spoken = words[0] === 'v' ? words.slice(1) : words;
  return spoken.length > 1 && spoken.length < 5
    ? [...indexedWordsOf(name), spoken.join('')]
    : indexedWordsOf(name);
}

/**
 * Finds what of a text led to it: the starts of words, and pairs of signs
 * anywhere.
 *
 * @param terms - words of the index.
 * @returns from where to where, in order; none touches another.
 */
export function rangesOf(
  text: string,
  terms: readonly string[],
): (readonly [from: number, to: number])[] {
  const folded = fold(text);
  // Signs of which one becomes several: what was found is not marked.
  if (folded.length !== text.length || terms.length === 0) {
    return [];
  }
  const patterns = terms.map((term) =>
    unspacedSign.test(term)
      ? `${Array.from(term).join('ー?')}ー?`
      : `(?<![\\p{L}\\p{N}])${term}`,
  );
  const found = patterns
    .flatMap((pattern) => [
      ...folded.matchAll(new RegExp(`(?=(${pattern}))`, 'gu')),
    ])
    .map(({1: match = '', index}) => [index, index + match.length] as const)
    .sort(([a], [b]) => a - b);
  return found.reduce<(readonly [number, number])[]>((ranges, [from, to]) => {
    const last = ranges.at(-1);
    return last && from <= last[1]
      ? [...ranges.slice(0, -1), [last[0], Math.max(last[1], to)]]
      : [...ranges, [from, to]];
  }, []);
}
