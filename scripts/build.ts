/**
 * `npm run build [-- --locale fr-FR] [--published]`: builds the site, locale by
 * locale; all of them, or those that are translated far enough.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {publishedLocales} from './i18n/list';
import {buildLocale} from './lib/build';
import {allLocales, checkLocales} from './lib/locales';
import {root} from './lib/run';

async function build(): Promise<number> {
  const {values} = parseArgs({
    options: {
      locale: {type: 'string', multiple: true},
      published: {type: 'boolean', default: false},
    },
  });
  const ofSite = values.published ? publishedLocales() : allLocales;
  if (values.published) {
    // Menus, gateway, sitemap and alternates follow it.
    process.env.SITE_LOCALES = ofSite.join(',');
    console.log(
      `The published site consists of ${ofSite.join(', ')}. What is deployed stays: record it with "npm run i18n:publish".`,
    );
  }
  const locales = checkLocales(values.locale ?? ofSite);
  if (!values.locale) {
    fs.rmSync(path.join(root, 'build'), {recursive: true, force: true});
  }
  let worst = 0;
  for (const [index, locale] of locales.entries()) {
    const step = `[${index + 1}/${locales.length}] ${locale}`;
    console.log(`\n${step}: building`);
    const started = Date.now();
    const code = await buildLocale(locale);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      code === 0
        ? `${step}: built in ${seconds} s`
        : `${step}: failed after ${seconds} s, exit code ${code}`,
    );
    worst = Math.max(worst, code);
  }
  return worst;
}

build().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
