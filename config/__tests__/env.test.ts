import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parse as dotenv} from 'dotenv';
import {languagesOfSite} from '../locales';
import {environmentSchema, readEnvironment} from '../env';

test('everything has a default', () => {
  expect(readEnvironment({})).toEqual({
    SITE_URL: 'https://v2.vuetifyjs.com',
    REPOSITORY_URL: 'https://github.com/vuetifyjs/docs',
    REPOSITORY_BRANCH: 'main',
    POLICY_HOSTS: [],
    OFFLINE: true,
    LIVE_EXAMPLES_DEV: false,
    COSMIC_API_URL: 'https://api.cosmicjs.com/v3',
    FRAMEWORK_BRANCH: 'master',
    GITHUB_API_URL: 'https://api.github.com',
    IMAGES_BASE: '/img/content/',
    CONSENT_REQUIRED: false,
    STORE_PROMO_FROM: '2019-11-28T18:00:00Z',
    STORE_PROMO_UNTIL: '2019-12-02T23:59:59Z',
  });
});

test('a blank value counts as unset', () => {
  const blank = Object.fromEntries(
    Object.keys(environmentSchema.shape).map((name) => [name, '']),
  );
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
});

test('a given value wins over the default', () => {
  expect(
    readEnvironment({SITE_URL: 'https://docs.example.com', GTAG_ID: 'G-ABC12'}),
  ).toMatchObject({SITE_URL: 'https://docs.example.com', GTAG_ID: 'G-ABC12'});
});

test('an error names every wrong variable and what to do', () => {
  const readWrong = () =>
    readEnvironment({SITE_URL: 'ftp://example.com', GTAG_ID: 'nonsense'});
  expect(readWrong).toThrow(/SITE_URL: /);
  expect(readWrong).toThrow(/GTAG_ID: expected an id such as G-XXXXXXXXXX/);
  expect(readWrong).toThrow(/\.env\.example/);
});

test('the locales of the site are some of those there are, English included', () => {
  expect(readEnvironment({SITE_LOCALES: 'fr-FR, en'}).SITE_LOCALES).toEqual([
    'fr-FR',
    'en',
  ]);
  expect(readEnvironment({SITE_LOCALES: ''}).SITE_LOCALES).toBeUndefined();
  expect(() => readEnvironment({SITE_LOCALES: 'en,tlh'})).toThrow(
    /SITE_LOCALES: Language not found: tlh\. There are en, de-DE/,
  );
  expect(() => readEnvironment({SITE_LOCALES: 'fr-FR'})).toThrow(
    /SITE_LOCALES: en stands in/,
  );
});

test('a site of some locales keeps the order of the menu', () => {
  const codes = (list?: string[]) =>
    languagesOfSite(list).map(({locale}) => locale);
  expect(codes(['fr-FR', 'en'])).toEqual(['en', 'fr-FR']);
  expect(codes()).toHaveLength(8);
});

test('the bucket of the content service goes with its key', () => {
  expect(() => readEnvironment({COSMIC_BUCKET_SLUG: 'docs'})).toThrow(
    /COSMIC_READ_KEY: missing/,
  );
  expect(() => readEnvironment({COSMIC_READ_KEY: 'key'})).toThrow(
    /COSMIC_BUCKET_SLUG: missing/,
  );
});

test('the script of a scheduling service needs its calendar', () => {
  const script = {SCHEDULING_SCRIPT: 'https://calendar.example/embed.js'};
  expect(() => readEnvironment(script)).toThrow(/SCHEDULING_URL: missing/);
  const url = {SCHEDULING_URL: 'https://calendar.example/team'};
  expect(readEnvironment({...script, ...url})).toMatchObject(url);
  expect(readEnvironment(url).SCHEDULING_SCRIPT).toBeUndefined();
});

const root = path.join(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

test('.env.example has every variable, with its default', () => {
  const example = dotenv(read('.env.example'));
  expect(Object.keys(example).sort()).toEqual(
    Object.keys(environmentSchema.shape).sort(),
  );
  expect(readEnvironment(example)).toEqual(readEnvironment({}));
});

test('the README says of every variable what it does', () => {
  const readme = read('README.md');
  expect(
    Object.keys(environmentSchema.shape).filter(
      (name) => !readme.includes(`| \`${name}\` `),
    ),
  ).toEqual([]);
});

test('scripts of others come by https', () => {
  for (const name of [
    'AD_ENTRY_SCRIPT',
    'AD_EXIT_SCRIPT',
    'SCHEDULING_URL',
    'SCHEDULING_SCRIPT',
  ]) {
    expect(() => readEnvironment({[name]: 'http://ads.example/a.js'})).toThrow(
      `${name}: expected an address that starts with https://`,
    );
  }
});

test('no file with the values of a person can be committed', () => {
  const ignored = (file: string) =>
    spawnSync('git', ['check-ignore', '-q', '--no-index', file], {cwd: root})
      .status === 0;
  expect(['.env', '.env.local', '.env.production'].filter(ignored)).toEqual([
    '.env',
    '.env.local',
    '.env.production',
  ]);
  expect(ignored('.env.example')).toBe(false);
});
