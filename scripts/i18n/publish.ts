/**
 * `npm run i18n:publish`: records the languages that are published by now, so
 * that they stay. `-- --withdraw fr-FR` takes one back, `-- --json` prints the
 * locales of the published site and writes nothing.
 */
import {parseArgs} from 'node:util';
import {
  publishedFile,
  readPublished,
  writePublished,
} from '../../plugins/translations/published';
import {checkLocale} from '../../plugins/translations/site';
import {runCommand} from './command';
import {publishedLocales} from './list';
import {site} from './site';

runCommand(() => {
  const {values} = parseArgs({
    options: {
      withdraw: {type: 'string', multiple: true, default: []},
      json: {type: 'boolean', default: false},
    },
  });
  const {siteDir} = site;
  const withdraw = values.withdraw.map((locale) => checkLocale(site, locale));
  if (withdraw.length > 0) {
    const {published, withdrawn} = readPublished(siteDir);
    writePublished(siteDir, {
      published: published.filter((locale) => !withdraw.includes(locale)),
      withdrawn: [...withdrawn, ...withdraw],
    });
  }
  const locales = publishedLocales();
  if (values.json) {
    return [JSON.stringify(locales)];
  }
  writePublished(siteDir, {
    ...readPublished(siteDir),
    published: locales.filter((locale) => site.locales.includes(locale)),
  });
  return [
    `The published site consists of ${locales.join(', ')}.`,
    `Commit ${publishedFile}. To bring a withdrawn language back, take it out of "withdrawn" there.`,
  ];
});
