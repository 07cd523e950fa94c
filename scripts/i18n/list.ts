import {fallbackLocale, pseudoLocale} from '../../config/locales';
import {englishMessages} from '../../plugins/translations/messages';
import {isPublished, readPublished} from '../../plugins/translations/published';
import {localeStatus} from '../../plugins/translations/status';
import {allLocales, site} from './site';

/** Languages that are always part of the site, whatever is translated. */
const exempt: readonly string[] = [fallbackLocale, pseudoLocale];

/** The locales that the published site consists of today. */
export function publishedLocales(): string[] {
  const list = readPublished(site.siteDir);
  const english = englishMessages(site.siteDir);
  return allLocales.filter(
    (locale) =>
      exempt.includes(locale) ||
      isPublished(localeStatus(site, english, locale), list),
  );
}
