/** Scripts written without spaces between words, and Korean with its endings. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;

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

/**
 * The words of a text, as they are in the index and in a query: `itemText`
 * and `item-text` are both `item` and `text`; Chinese, Japanese and Korean
 * are pairs of signs.
 */
export function wordsOf(text: string): string[] {
  const spaced = text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  return fold(spaced)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => {
      const foreign = word.match(unspaced) ?? [];
      const rest = word.split(unspaced).filter(Boolean);
      return [...rest, ...foreign.flatMap(pairs)];
    });
}

/** The words of a name, and all of them as one: `datatables`. */
export function wordsOfName(name: string): string[] {
  const words = wordsOf(name);
  const spoken = words[0] === 'v' ? words.slice(1) : words;
  return spoken.length > 1 && spoken.length < 5
    ? [...words, spoken.join('')]
    : words;
}
