import {languages} from '../../config/locales';

/** Every locale of the site, in the order of the language menu. */
export const allLocales: readonly string[] = languages.map(
  ({locale}) => locale,
);

/**
 * What `npm test` builds: the source language, a translated one and the
 * pseudo-locale. `npm run test:all` builds every locale.
 */
export const testLocales: readonly string[] = ['en', 'fr-FR', 'eo-UY'];

/**
 * Checks locales that a person asked for.
 *
 * @throws an error that names the unknown one and those there are.
 */
export function checkLocales(asked: readonly string[]): readonly string[] {
  for (const locale of asked) {
    if (!allLocales.includes(locale)) {
      throw new Error(
        `Language not found: ${locale}. There are ${allLocales.join(', ')}.`,
      );
    }
  }
  return asked;
}
