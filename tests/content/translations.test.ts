import {
  extractMessages,
  placeholdersOf,
  readSkeletons,
  readTranslations,
  translatedLocales,
  translatedPages,
  type Messages,
} from './translations';

/** Languages whose interface is translated in full and stays so. */
const completeLocales = ['fr-FR'];

let english: Messages;
beforeAll(() => {
  english = extractMessages();
}, 120_000);

test('the site has messages to translate', () => {
  expect(english.get('code.json')).toHaveProperty(['site.copy.label']);
});

describe.each(translatedLocales)('%s', (locale) => {
  test('translates nothing that the site no longer says', () => {
    const orphans = [...readTranslations(locale)].flatMap(([file, messages]) =>
      Object.keys(messages)
        .filter((key) => english.get(file)?.[key] === undefined)
        .map((key) => `${file}: ${key}`),
    );
    expect(orphans).toEqual([]);
  });

  test('keeps the placeholders of every message', () => {
    const wrong = [...readTranslations(locale)].flatMap(([file, messages]) =>
      Object.entries(messages)
        .filter(([key, {message}]) => {
          const source = english.get(file)?.[key]?.message;
          return (
            source !== undefined &&
            placeholdersOf(message).join() !== placeholdersOf(source).join()
          );
        })
        .map(([key]) => `${file}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has no more plural forms than the language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions()
      .pluralCategories.length;
    const tooMany = Object.entries(
      readTranslations(locale).get('code.json') ?? {},
    ).filter(([, {message}]) => message.split('|').length > forms);
    expect(tooMany).toEqual([]);
  });
});

/** Texts of the API: a locale has the files that it translates. */
const isApi = (file: string) =>
  /^docusaurus-plugin-content-docs\/[^/]+\/api\//.test(file);

describe.each(completeLocales)('%s', (locale) => {
  const translated = readTranslations(locale);

  test('translates every message', () => {
    const missing = [...english]
      .filter(([file]) => !isApi(file) || translated.has(file))
      .flatMap(([file, messages]) =>
        Object.keys(messages)
          .filter((key) => translated.get(file)?.[key] === undefined)
          .map((key) => `${file}: ${key}`),
      );
    expect(missing).toEqual([]);
  });

  test('translates what components share, from the text of today', () => {
    for (const version of ['current', 'version-2.7']) {
      for (const name of ['generic', 'mixins']) {
        const file = `docusaurus-plugin-content-docs/${version}/api/${name}.json`;
        const source = english.get(file) ?? {};
        expect(Object.keys(source).length).toBeGreaterThan(50);
        const unchanged = Object.entries(source).filter(([key, {message}]) => {
          const found = translated.get(file)?.[key];
          return found?.message === message || found?.description !== message;
        });
        expect(unchanged).toEqual([]);
      }
    }
  });
});

test.each(translatedPages)(
  '$locale keeps what holds in every language: $page',
  ({locale, page}) => {
    const {english: source, translated} = readSkeletons(locale, page);
    expect(translated).toEqual(source);
  },
);
