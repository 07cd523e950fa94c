import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {fallbackLocale, languages} from '../locales';
import {readVersions} from '../versions';

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'i18n');

const messages = z.record(
  z.string(),
  z.strictObject({
    message: z.string().min(1),
    description: z.string().optional(),
  }),
);

const files = fs.existsSync(folder)
  ? fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => fs.statSync(path.join(folder, file)).isFile())
  : [];

test('the languages are distinct, with one fallback', () => {
  const codes = languages.flatMap((language) =>
    'alternate' in language
      ? [language.locale, language.alternate]
      : [language.locale],
  );
  expect(new Set(codes).size).toBe(codes.length);
  expect(
    languages
      .filter((language) => 'fallback' in language)
      .map(({locale}) => locale),
  ).toEqual([fallbackLocale]);
  for (const locale of codes) {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
  }
});

test('every folder of translations belongs to a language', () => {
  const locales = languages.map(({locale}) => locale as string);
  for (const file of files) {
    expect(locales).toContain(file.split(path.sep)[0]);
  }
});

test('every translated page belongs to an English one', () => {
  const versions = readVersions(root).map(({name}) => name);
  const sources = new Map(
    versions.map((name) => [
      name === 'current' ? 'current' : `version-${name}`,
      name === 'current' ? 'docs' : `versioned_docs/version-${name}`,
    ]),
  );
  for (const file of files.filter((name) => /\.mdx?$/.test(name))) {
    const [, plugin, version = '', ...rest] = file.split(path.sep);
    if (plugin === 'docusaurus-plugin-content-docs') {
      const source = path.join(sources.get(version) ?? version, ...rest);
      expect([file, fs.existsSync(path.join(root, source))]).toEqual([
        file,
        true,
      ]);
    }
  }
});

test('every file of messages parses and leaves no message empty', () => {
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const result = messages.safeParse(JSON.parse(text));
    expect([file, result.error?.issues ?? []]).toEqual([file, []]);
  }
});
