import fs from 'node:fs';
import path from 'node:path';
import {readVersionData} from '../../../plugins/util/versionData';
import {retireVersion} from '../retire';
import {undoLast} from '../undo';
import {createSite, git, snapshot} from './site';

let site: string;
let before: string;

const url = 'https://v1.example.com';

beforeAll(() => {
  site = createSite();
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), text);
  };
  const aliases = {kit: '1.2.3', 'kit-1.0.0': 'npm:kit@1.0.0', vue: '2.7.16'};
  const translated = 'i18n/fr/docusaurus-plugin-content-docs';
  write('versions.json', '["1.1", "1.0"]\n');
  write('versioned_docs/version-1.1/a.mdx', '# A');
  write('versioned_docs/version-1.0/a.mdx', '# A');
  write('versioned_docs/version-1.0/examples/b.vue', '<template />');
  write('versioned_metadata/version-1.0.json', '{}');
  write(`${translated}/version-1.0/a.mdx`, '# A');
  write(`${translated}/version-1.0.json`, '{}');
  write(
    'data/example-heights.json',
    JSON.stringify({
      'docs/examples/b.vue': [1, 2],
      'versioned_docs/version-1.0/examples/b.vue': [3, 4],
    }),
  );
  write(
    'data/versions.json',
    JSON.stringify({
      frameworks: {
        current: {package: 'kit', vue: 'vue'},
        '1.1': {package: 'kit', vue: 'vue'},
        '1.0': {package: 'kit-1.0.0', vue: 'vue'},
      },
      elsewhere: [{label: 'dev', href: url, status: 'development'}],
    }),
  );
  write('package.json', JSON.stringify({dependencies: aliases}));
  write(
    'package-lock.json',
    JSON.stringify({
      packages: {
        '': {dependencies: aliases},
        'node_modules/kit': {version: '1.2.3'},
        'node_modules/kit-1.0.0': {name: 'kit', version: '1.0.0'},
        'node_modules/vue': {version: '2.7.16'},
      },
    }),
  );
  git(site, 'add', '.');
  git(site, 'commit', '--quiet', '--message', 'Versions');
  before = snapshot(site);
});
afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

const log = () => undefined;

const retire = (version: string, href = url) =>
  retireVersion({siteDir: site, version, url: href, checks: [], log});

test('takes all of the version out but its API, and notes where it is', async () => {
  await retire('1.0');
  const now = snapshot(site);
  const api = 'versioned_metadata/version-1.0.json';
  expect(now).toContain(api);
  expect(now.replaceAll(api, '')).not.toContain('version-1.0');
  expect(now).toContain('versioned_docs/version-1.1/a.mdx');
  expect(readVersionData(site)).toEqual({
    frameworks: {
      current: {package: 'kit', vue: 'vue'},
      '1.1': {package: 'kit', vue: 'vue'},
    },
    elsewhere: [
      {label: '1.0.x', href: url, status: 'archived', path: '1.0'},
      {label: 'dev', href: url, status: 'development'},
    ],
  });
  const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
  expect(JSON.parse(read('versions.json'))).toEqual(['1.1']);
  expect(JSON.parse(read('data/example-heights.json'))).toEqual({
    'docs/examples/b.vue': [1, 2],
  });
  for (const file of ['package.json', 'package-lock.json']) {
    expect(read(file)).not.toContain('kit-1.0.0');
  }
  expect(undoLast(site)).toBe('the retirement of version 1.0');
  expect(snapshot(site)).toBe(before);
});

test.each([
  ['1.1', url, 'Version 1.1 is the current release. Cut a newer one first.'],
  ['0.9', url, 'There is no version "0.9". There are 1.1, 1.0.'],
  ['../1.0', url, 'There is no version "../1.0".'],
  ['1.0', 'javascript:alert(1)', '"javascript:alert(1)" is no address.'],
])('refuses %s at %s', async (version, href, message) => {
  await expect(retire(version, href)).rejects.toThrow(message);
  expect(snapshot(site)).toBe(before);
});

test('a check that fails leaves the site as it was', async () => {
  const failing = {
    name: 'the site builds',
    run: () => Promise.reject(new Error('A link is broken.')),
  };
  await expect(
    retireVersion({
      siteDir: site,
      version: '1.0',
      url,
      checks: [failing],
      log,
    }),
  ).rejects.toThrow('A link is broken.');
  expect(snapshot(site)).toBe(before);
});
