/** `npm run build [-- --locale fr-FR]`: builds the site, locale by locale. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildLocale} from './lib/build';
import {allLocales, checkLocales} from './lib/locales';
import {root} from './lib/run';

async function build(): Promise<number> {
  const {values} = parseArgs({
    options: {locale: {type: 'string', multiple: true}},
  });
  const locales = checkLocales(values.locale ?? allLocales);
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
