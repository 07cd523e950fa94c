import {languages, translatedLanguages} from '../../config/locales';
import type {Site} from '../../plugins/translations/site';
import {root} from '../lib/run';

/** This site, for the commands of `plugins/translations`. */
export const site: Site = {
  siteDir: root,
  locales: translatedLanguages.map(({locale}) => locale),
};

/** Every locale, English included. */
export const allLocales: readonly string[] = languages.map(
  ({locale}) => locale,
);
