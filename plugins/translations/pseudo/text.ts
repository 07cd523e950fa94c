/** Letters with an accent in the place of plain ones. */
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['AÁ', 'CÇ', 'DĎ', 'EÉ', 'GĞ', 'IÍ', 'LĹ', 'NÑ', 'OÓ', 'RŔ', 'SŠ', 'TŤ'],
    ['UÚ', 'YÝ', 'ZŽ', 'aá', 'cç', 'dď', 'eé', 'gğ', 'ií', 'lĺ', 'nñ', 'oó'],
    ['rŕ', 'sš', 'tť', 'uú', 'yý', 'zž'],
  ]
    .flat()
    .map(([plain = '', accented = '']) => [plain, accented]),
);

/** Translations are often that much longer than English. */
const growth = 0.3;

/** What no translation changes: placeholders, markup, code, addresses. */
const kept =
  /(\{[^}]*\}|<[^>]*>|&#?\w+;|`[^`]*`|\]\([^)]*\)|https?:\/\/[^\s)]+)/;

/** Where a text in the pseudo-language begins and ends. */
export const marks = {start: '⟦', end: '⟧'} as const;

/**
 * Accents the letters of a text and doubles vowels until it is about 30
 * percent longer. Digits, punctuation and spaces stay.
 */
export function accent(text: string): string {
  let length = 0;
  let added = 0;
  return text.replace(/./gsu, (letter) => {
    const accented = accents[letter] ?? letter;
    length += 1;
    if (/[aeiouy]/.test(letter) && added + 1 <= growth * length + 0.5) {
      added += 1;
      return accented + accented;
    }
    return accented;
  });
}

/** The same for a text with markup, placeholders and code in it. */
function accentAround(text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 0 ? accent(part) : part))
    .join('');
}

/** A message in the pseudo-language, each of its plural forms marked. */
export function pseudoMessage(message: string, plural: boolean): string {
  const forms = plural ? message.split('|') : [message];
  return forms
    .map((form) => `${marks.start}${accentAround(form)}${marks.end}`)
    .join('|');
}
