// cspell:ignore Copiez Старое страниц страница страницы
import {diffStrings, finishStrings, startStrings} from '../commands/strings';
import {readSources, readTranslations} from '../messages';
import {checkMessages, stringStates} from '../strings';
import {createFixture, type Fixture, messages} from './fixture';

let site: Fixture;
beforeEach(() => {
  site = createFixture();
});
afterEach(() => site.remove());

const states = (locale = 'fr-FR') =>
  Object.fromEntries(
    stringStates(
      messages,
      readTranslations(site.siteDir, locale),
      readSources(site.siteDir, locale),
    ).map(({key, state}) => [key, state]),
  );

it('knows translated, stale and missing messages', () => {
  expect(states()).toEqual({
    'site.copy': 'translated',
    'site.count': 'stale',
    title: 'missing',
    'props.color': 'translated',
  });
});

it('a text of the API is stale when its description is', () => {
  const file =
    'i18n/fr-FR/docusaurus-plugin-content-docs/version-1.0/api/v-alert.json';
  site.write(file, site.read(file).replace('"The color"', '"Its color"'));
  expect(states()['props.color']).toBe('stale');
});

it('start adds what is missing, removes what is gone and keeps the API out', () => {
  site.write('i18n/ru-RU/code.json', '{"site.gone": {"message": "Старое"}}');
  const lines = startStrings(site, messages, 'ru-RU').join('\n');
  expect(lines).toContain('i18n/ru-RU/code.json: 2 added, 1 removed.');
  expect(lines).toContain(
    'missing i18n/ru-RU/code.json: "site.copy": Copy the code',
  );
  expect(Object.keys(readTranslations(site.siteDir, 'ru-RU'))).toEqual([
    'code.json',
    'docusaurus-theme-classic/navbar.json',
  ]);
  // In English as yet, so still missing.
  expect(states('ru-RU')['site.copy']).toBe('missing');
});

it('diff shows the English then and now', () => {
  expect(diffStrings(site, messages, 'fr-FR')).toEqual([
    'i18n/fr-FR/code.json: "site.count"',
    '  - {count} pages',
    '  + One page|{count} pages',
    '    Une page|{count} pages',
  ]);
});

it('done records the English; what reads alike only when it is meant so', () => {
  startStrings(site, messages, 'fr-FR');
  expect(finishStrings(site, messages, 'fr-FR', false).join('\n')).toMatch(
    /2 of 3 messages are up to date\.[^]*"title": Vuetify[^]*--same/,
  );
  expect(states()).toMatchObject({
    'site.count': 'translated',
    title: 'missing',
  });
  finishStrings(site, messages, 'fr-FR', true);
  expect(states().title).toBe('translated');
});

it.each([
  [
    'a key of no message',
    'fr-FR',
    {'site.gone': {message: 'Ancien'}},
    /key "site\.gone" belongs to no message/,
  ],
  [
    'a lost placeholder',
    'fr-FR',
    {'site.count': {message: 'Une page|des pages'}},
    /key "site\.count": \{count\} is missing/,
  ],
  [
    'an unknown placeholder',
    'fr-FR',
    {'site.copy': {message: 'Copier {code}'}},
    /form 1 fills in \{code\}/,
  ],
  [
    'too few plural forms',
    'ru-RU',
    {'site.count': {message: '{count} страница|{count} страницы'}},
    /2 plural forms where ru-RU has 3/,
  ],
  [
    'a plural of no number',
    'fr-FR',
    {'site.copy': {message: 'Copier|Copiez'}},
    /no plural forms/,
  ],
])('finds %s', (_, locale, content, problem) => {
  site.write(`i18n/${locale}/code.json`, JSON.stringify(content));
  expect(
    checkMessages(
      locale,
      messages,
      readTranslations(site.siteDir, locale),
    ).join('\n'),
  ).toMatch(problem);
  expect(() => finishStrings(site, messages, locale, false)).toThrow(problem);
});

it.each([
  ['fr-FR', 'Une page|{count} pages'],
  ['ru-RU', '{count} страница|{count} страницы|{count} страниц'],
])('%s has its own number of plural forms', (locale, message) => {
  const translated = {'code.json': {'site.count': {message}}};
  expect(checkMessages(locale, messages, translated)).toEqual([]);
});

it('Japanese has one form', () => {
  const of = (message: string) =>
    checkMessages('ja-JP', messages, {'code.json': {'site.count': {message}}});
  expect(of('{count} ページ')).toEqual([]);
  expect(of('{count} ページ|{count} ページ')).toHaveLength(1);
});
