import {fallbackLocale, languages, unpublishedCodes} from '../locales';

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

test('the codes that a build leaves out include alternates', () => {
  expect(unpublishedCodes()).toEqual([]);
  const built = ['en', 'de-DE', 'fr-FR', 'ru-RU', 'ja-JP', 'eo-UY'];
  expect(unpublishedCodes(built)).toEqual(['zh-CN', 'zh-Hans', 'ko-KR', 'ko']);
});
