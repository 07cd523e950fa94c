import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {recutVersion} from '../recut';

let site: string;
const file = (name: string) => path.join(site, name);
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(file(name)), {recursive: true});
  fs.writeFileSync(file(name), text);
};
const snapshot = () =>
  Object.fromEntries(
    fs
      .readdirSync(site, {recursive: true, encoding: 'utf8'})
      .filter((name) => fs.statSync(file(name)).isFile())
      .sort()
      .map((name) => [name, fs.readFileSync(file(name), 'utf8')]),
  );

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'recut-'));
  write('versions.json', '["3.0", "2.7", "1.5"]');
  write('versioned_docs/version-2.7/a.mdx', 'old');
  write('versioned_docs/version-1.5/a.mdx', 'kept');
  write('versioned_sidebars/version-2.7-sidebars.json', '{}');
  write('versioned_metadata/version-2.7.json', 'old');
  const translations = 'i18n/fr-FR/docusaurus-plugin-content-docs';
  write(`${translations}/version-2.7/a.mdx`, 'ancien');
  write(`${translations}/version-2.7.json`, '{}');
  write(`${translations}/current/a.mdx`, 'courant');
});
afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

it('removes the old cut, cuts again and keeps the place of the version', async () => {
  await recutVersion(site, '2.7', (version) => {
    expect(version).toBe('2.7');
    expect(snapshot()).toEqual({
      'versions.json': '[\n  "3.0",\n  "1.5"\n]\n',
      'versioned_docs/version-1.5/a.mdx': 'kept',
      'i18n/fr-FR/docusaurus-plugin-content-docs/current/a.mdx': 'courant',
    });
    write('versioned_docs/version-2.7/b.mdx', 'new');
  });
  expect(JSON.parse(fs.readFileSync(file('versions.json'), 'utf8'))).toEqual([
    '3.0',
    '2.7',
    '1.5',
  ]);
  expect(fs.readdirSync(file('versioned_docs/version-2.7'))).toEqual(['b.mdx']);
});

it('restores everything when the cut fails half way', async () => {
  const before = snapshot();
  await expect(
    recutVersion(site, '2.7', () => {
      write('versioned_docs/version-2.7/b.mdx', 'half');
      throw new Error('disk full');
    }),
  ).rejects.toThrow('disk full');
  expect(snapshot()).toEqual(before);
});

it('refuses a version that was never cut', async () => {
  const before = snapshot();
  await expect(recutVersion(site, '2.8', () => undefined)).rejects.toThrow(
    'Version "2.8" is not in versions.json (3.0, 2.7, 1.5)',
  );
  expect(snapshot()).toEqual(before);
});

it('keeps a translation that only the version has, for the page as it is in docs/', async () => {
  const translations = 'i18n/fr-FR/docusaurus-plugin-content-docs';
  write('docs/b/index.mdx', 'English');
  write(`${translations}/version-2.7/b/index.mdx`, 'français');
  write(`${translations}/version-2.7/b/playground.yaml`, 'options');
  await recutVersion(site, '2.7', () => undefined);
  expect(snapshot()).toMatchObject({
    [`${translations}/current/a.mdx`]: 'courant',
    [`${translations}/current/b/index.mdx`]: 'français',
    [`${translations}/current/b/playground.yaml`]: 'options',
  });
});
