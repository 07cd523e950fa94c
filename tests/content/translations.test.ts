import fs from 'node:fs';
import path from 'node:path';
import {checkPages} from '../../plugins/translations/checkPages';
import {
  englishMessages,
  isApiFile,
  type Messages,
  readTranslations,
} from '../../plugins/translations/messages';
import {readPublished} from '../../plugins/translations/published';
import {checkMessages} from '../../plugins/translations/strings';
import {site} from '../../scripts/i18n/site';
import {siteDir} from './pages';

/** Languages whose interface is translated in full and stays so. */
const completeLocales = ['fr-FR'];

let english: Messages;
beforeAll(() => {
  english = englishMessages(siteDir);
}, 120_000);

test('the site has messages to translate', () => {
  expect(english['code.json']).toHaveProperty(['site.copy.label']);
});

test('every folder of translations belongs to a language', () => {
  const folders = fs.readdirSync(path.join(siteDir, 'i18n'));
  expect(folders.filter((name) => !site.locales.includes(name))).toEqual([]);
});

test('the list of published languages names those there are', () => {
  const {published, withdrawn} = readPublished(siteDir);
  expect(site.locales).toEqual(
    expect.arrayContaining([...published, ...withdrawn]),
  );
});

describe.each(site.locales)('%s', (locale) => {
  test('has sound messages, each of the site', () => {
    expect(
      checkMessages(locale, english, readTranslations(siteDir, locale)),
    ).toEqual([]);
  });

  test('has pages that keep what holds in every language', () => {
    expect(checkPages(siteDir, locale)).toEqual([]);
  });
});

test.each(completeLocales)('%s translates every message', (locale) => {
  const translated = readTranslations(siteDir, locale);
  const missing = Object.entries(english)
    .filter(([file]) => !isApiFile(file))
    .flatMap(([file, messages]) =>
      Object.keys(messages)
        .filter((key) => translated[file]?.[key] === undefined)
        .map((key) => `${file}: ${key}`),
    );
  expect(missing).toEqual([]);
});
