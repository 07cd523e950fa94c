/** `npm run i18n:status`: how far each language is, and what to do next. */
import {parseArgs} from 'node:util';
import {formatStatus} from '../../plugins/translations/commands/status';
import {englishMessages} from '../../plugins/translations/messages';
import {isPublished, readPublished} from '../../plugins/translations/published';
import {checkLocale, checkVersion} from '../../plugins/translations/site';
import {localeStatus, readViews} from '../../plugins/translations/status';
import {runCommand} from './command';
import {allLocales, site} from './site';

runCommand(() => {
  const {values} = parseArgs({
    options: {
      json: {type: 'boolean', default: false},
      locale: {type: 'string', multiple: true, default: [...site.locales]},
      version: {type: 'string'},
      views: {type: 'string'},
    },
  });
  const {siteDir} = site;
  const version = values.version && checkVersion(siteDir, values.version);
  const locales = values.locale.map((locale) => checkLocale(site, locale));
  const views = values.views ? readViews(values.views, allLocales) : undefined;
  const english = englishMessages(siteDir);
  const list = locales.map((locale) =>
    localeStatus(site, english, locale, {views}, version),
  );
  const published = readPublished(siteDir);
  return values.json
    ? [
        JSON.stringify(
          list.map((status) => ({
            ...status,
            published: isPublished(status, published),
          })),
          null,
          2,
        ),
      ]
    : formatStatus(list, (status) => isPublished(status, published));
});
