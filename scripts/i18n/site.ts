import {fallbackLocale, type Language, languages} from '../../config/locales';
import type {Site} from '../../plugins/translations/site';
import {root} from '../lib/run';

/** This site, for the commands of `plugins/translations`. */
export const site: Site = {
  siteDir: root,
  locales: languages
    .filter(
      ({locale, pseudo}: Language) => locale !== fallbackLocale && !pseudo,
    )
    .map(({locale}) => locale),
};

/** Every locale, English included. */
export const allLocales: readonly string[] = languages.map(
  ({locale}) => locale,
);
