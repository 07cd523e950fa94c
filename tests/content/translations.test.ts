import fs from 'node:fs';
import path from 'node:path';
import {checkApiTexts} from '../../plugins/translations/apiTexts';
import {checkGlossary} from '../../plugins/translations/checkGlossary';
import {checkPages} from '../../plugins/translations/checkPages';
import {
  englishMessages,
  isApiFile,
  type Messages,
  readSources,
  readTranslations,
} from '../../plugins/translations/messages';
import {readPublished} from '../../plugins/translations/published';
import {checkMessages, stringStates} from '../../plugins/translations/strings';
import {site} from '../../scripts/i18n/site';
import {siteDir} from './pages';

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

  test('has texts of the API that keep code and links', () => {
    expect(checkApiTexts(locale, readTranslations(siteDir, locale))).toEqual(
      [],
    );
  });

  test('has pages that keep what holds in every language', () => {
    expect(checkPages(siteDir, locale)).toEqual([]);
  });

  test('has pages that use the terms of its glossary', () => {
    expect(checkGlossary(siteDir, locale)).toEqual([]);
  });
});

test.each(site.locales)('%s translates the whole interface', (locale) => {
  const open = stringStates(
    english,
    readTranslations(siteDir, locale),
    readSources(siteDir, locale),
  )
    .filter(({file, state}) => !isApiFile(file) && state !== 'translated')
    .map(({file, key, state}) => `${state}: i18n/${locale}/${file}: ${key}`);
  // Translate them, then: npm run i18n:done -- <locale> strings
  expect(open).toEqual([]);
});
