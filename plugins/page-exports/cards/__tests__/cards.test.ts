import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import {languages, pseudoLocale} from '../../../../config/locales';
import {layOut} from '../draw';
import {loadFonts} from '../fonts';
import {writeCards} from '../write';

const root = path.join(__dirname, '../../../..');

/** Titles of the pages in a folder, as their front matter has them. */
function titlesIn(folder: string): string[] {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.mdx'))
        .flatMap((file) => {
          const text = fs.readFileSync(path.join(folder, file), 'utf8');
          return /^title: (.+)$/m.exec(text)?.[1] ?? [];
        })
    : [];
}

const messagesSchema = z.record(z.string(), z.object({message: z.string()}));

const docs = 'docusaurus-plugin-content-docs';

/** Labels of the sidebar's groups in a language. */
function labelsOf(locale: string): string[] {
  const folder = path.join(root, 'i18n', locale, docs);
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) =>
          Object.values(
            messagesSchema.parse(
              JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')),
            ),
          ).map(({message}) => message),
        )
    : [];
}

const english = titlesIn(path.join(root, 'docs'));

test.each(
  languages.map(({locale}) => locale).filter((code) => code !== pseudoLocale),
)('%s: no title of a page or group lacks a letter', async (locale) => {
  const texts = [
    // A page that is not translated has its English title.
    ...english,
    ...titlesIn(path.join(root, 'i18n', locale, docs)),
    ...labelsOf(locale),
  ];
  const fonts = await loadFonts(texts, locale);
  const letters = [...new Set(Array.from(texts.join('')))].join('');
  await expect(
    layOut({site: 'Vuetify 2.7', section: letters, title: 'API'}, fonts),
  ).resolves.toContain('<svg');
});

test('a letter that no face has stops the build', async () => {
  const card = {site: 'Vuetify', section: 'API', title: 'Shalom \u05d0'};
  const fonts = await loadFonts(Object.values(card), 'en');
  await expect(layOut(card, fonts)).rejects.toThrow('characters "\u05d0" of');
});

test('a picture has the size that networks want, and is drawn once', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  const cache = path.join(folder, 'cache');
  const job = (title: string, name: string) => ({
    card: {site: 'Vuetify', section: 'Components', title},
    file: path.join(folder, name),
  });
  try {
    const long = 'Everything that buttons do, and more '.repeat(9);
    const jobs = [job('Alerts', 'a.png'), job(long, 'b.png')];
    expect(await writeCards(jobs, 'de-DE', cache)).toBe(2);
    expect(await writeCards(jobs, 'de-DE', cache)).toBe(0);
    expect(
      await writeCards([...jobs, job('Badges', 'c.png')], 'de-DE', cache),
    ).toBe(1);
    for (const name of ['a.png', 'b.png', 'c.png']) {
      const png = fs.readFileSync(path.join(folder, name));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(100_000);
    }
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});
