import {spawnSync} from 'node:child_process';
import {root} from '../lib/run';
import {publishedLocales} from '../i18n/list';

test('English and the pseudo-locale are always published', () => {
  const locales = publishedLocales();
  expect(locales[0]).toBe('en');
  expect(locales).toContain('eo-UY');
});

test('a build of a language that is not there says which there are', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['node_modules/.bin/tsx', 'scripts/build.ts', '--locale', 'tlh'],
    {cwd: root, encoding: 'utf8'},
  );
  expect(status).toBe(1);
  expect(stderr).toContain('Language not found: tlh. There are en, de-DE');
});
