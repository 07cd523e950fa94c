/** One language the site is offered in. */
export interface Language {
  /** Name shown in the language menu, written in the language itself. */
  readonly name: string;
  /** BCP 47 tag; also the path prefix and the folder under `i18n/`. */
  readonly locale: string;
  /** Another code that leads to this language. */
  readonly alternate?: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** The language that stands in where a translation is missing. */
  readonly fallback?: true;
  /** Not a language but a tool for translators: never stored, never indexed. */
  readonly pseudo?: true;
}

/**
 * Every language of the site. The configuration, the gateway, the menus and
 * the commands read this list and no other.
 */
export const languages = [
  {name: 'English', locale: 'en', country: 'us', fallback: true},
  {name: 'Deutsch', locale: 'de-DE', country: 'de'},
  {name: 'Français', locale: 'fr-FR', country: 'fr'},
  {name: 'Русский', locale: 'ru-RU', alternate: 'ru', country: 'ru'},
  {name: '简体中文', locale: 'zh-CN', alternate: 'zh-Hans', country: 'cn'},
  {name: '한국어', locale: 'ko-KR', alternate: 'ko', country: 'kr'},
  {name: '日本語', locale: 'ja-JP', alternate: 'ja', country: 'jp'},
  {name: 'Help translate', locale: 'eo-UY', country: 'uy', pseudo: true},
] as const satisfies readonly Language[];

/** The locale whose text stands in for missing translations. */
export const fallbackLocale = 'en';

/** The locale that is made from English by a program. */
export const pseudoLocale = 'eo-UY';

/**
 * The languages that a build consists of: its configuration, gateway, menus,
 * sitemap and alternates follow this list.
 *
 * @param locales - `SITE_LOCALES`, checked; all languages without it.
 * @returns the languages in the order of the list above.
 */
export function languagesOfSite(
  locales?: readonly string[],
): readonly Language[] {
  return languages.filter(({locale}) => locales?.includes(locale) ?? true);
}

/** The languages that people translate into. */
export const translatedLanguages: readonly Language[] = languages.filter(
  ({locale}) => locale !== fallbackLocale && locale !== pseudoLocale,
);

/**
 * The locale whose rules write a date on the pages of `locale`: browsers do
 * not know the language of the pseudo-locale.
 */
export function dateLocale(locale: string): string {
  const language: Language | undefined = languages.find(
    (entry) => entry.locale === locale,
  );
  return language?.pseudo ? fallbackLocale : locale;
}

/**
 * Codes of the languages that a build leaves out, alternates included: their
 * addresses lead to English.
 *
 * @param locales - as for `languagesOfSite`.
 */
export function unpublishedCodes(locales?: readonly string[]): string[] {
  const built = languagesOfSite(locales);
  return (languages as readonly Language[])
    .filter(({locale}) => !built.some((language) => language.locale === locale))
    .flatMap(({locale, alternate}) => [
      locale,
      ...(alternate ? [alternate] : []),
    ]);
}
