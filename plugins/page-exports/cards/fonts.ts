import fs from 'node:fs';
import path from 'node:path';
import type {Font} from 'satori';
import subsetFont from 'subset-font';
import * as z from 'zod';

/** A package of Fontsource, whose files hold a range of characters each. */
interface Family {
  readonly package: string;
  /** Name of the file of a range. */
  readonly file: (range: string) => string;
  /** The file holds all weights; they are fixed at 700. */
  readonly variable: boolean;
}

const roboto: Family = {
  package: '@fontsource/roboto',
  file: (range) => `roboto-${range}-700-normal.woff`,
  variable: false,
};

const noto = (script: string): Family => ({
  package: `@fontsource-variable/noto-sans-${script}`,
  file: (range) => `noto-sans-${script}-${range}-wght-normal.woff2`,
  variable: true,
});

/** Languages beyond Roboto's scripts. */
const families: Readonly<Record<string, Family>> = {
  zh: noto('sc'),
  ja: noto('jp'),
  ko: noto('kr'),
};

const rangesSchema = z.record(z.string(), z.string());

/** `U+0460-052F,U+20B4` as pairs of first and last character. */
const pairsOf = (ranges: string) =>
  ranges.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });

const folderOf = (name: string) =>
  path.dirname(require.resolve(`${name}/package.json`));

/** Loads the files of a family that hold any of the characters. */
async function loadFamily(
  family: Family,
  characters: readonly string[],
): Promise<Font[]> {
  const folder = folderOf(family.package);
  const ranges = rangesSchema.parse(
    JSON.parse(fs.readFileSync(path.join(folder, 'unicode.json'), 'utf8')),
  );
  const fonts = await Promise.all(
    Object.entries(ranges).map(async ([range, list]): Promise<Font[]> => {
      const pairs = pairsOf(list);
      const held = characters.filter((character) => {
        const code = character.codePointAt(0) ?? 0;
        return pairs.some(([first, last]) => first <= code && code <= last);
      });
      if (held.length === 0) {
        return [];
      }
      const file = fs.readFileSync(
        path.join(
          folder,
          'files',
          family.file(range.replace(/^\[(.*)\]$/, '$1')),
        ),
      );
      const data = family.variable
        ? await subsetFont(file, held.join(''), {
            targetFormat: 'truetype',
            variationAxes: {wght: 700},
          })
        : file;
      // Each a face of its own: satori looks for a letter in one after another.
      return [{name: `${family.package} ${range}`, data, weight: 400}];
    }),
  );
  return fonts.flat();
}

/**
 * Loads faces for texts, from packages: nothing is asked of another host.
 *
 * @param locale - decides between the faces for Chinese, Japanese and Korean.
 */
export async function loadFonts(
  texts: Iterable<string>,
  locale: string,
): Promise<Font[]> {
  const characters = [...new Set(Array.from([...texts].join('')))];
  const own = families[locale.split('-')[0] ?? ''];
  return [
    ...(await loadFamily(roboto, characters)),
    ...(own ? await loadFamily(own, characters) : []),
  ];
}
