import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readReleasedVersions, readVersions} from '../versions';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function release(versions: unknown) {
  fs.writeFileSync(
    path.join(siteDir, 'versions.json'),
    JSON.stringify(versions),
  );
}

test('before the first cut there is only the unreleased version', () => {
  expect(readReleasedVersions(siteDir)).toEqual([]);
  expect(readVersions(siteDir).map(({name}) => name)).toEqual(['current']);
});

test('the newest release takes the root, older ones their number', () => {
  release(['2.8', '2.7', '1.5']);
  expect(readVersions(siteDir).map(({name, path: at}) => [name, at])).toEqual([
    ['current', 'next'],
    ['2.8', ''],
    ['2.7', '2.7'],
    ['1.5', '1.5'],
  ]);
});

test('1.5 stays on its own framework and Vue', () => {
  release(['2.7', '1.5']);
  expect(readVersions(siteDir).map(({framework}) => framework)).toEqual([
    {package: 'vuetify', vue: 'vue', pictures: 'img/components'},
    {package: 'vuetify', vue: 'vue', pictures: 'img/components'},
    {package: 'vuetify-1.5', vue: 'vue-2.6', borrowFrom: 'current'},
  ]);
});

test('a version that is no number is refused', () => {
  release(['latest']);
  expect(() => readVersions(siteDir)).toThrow();
});

test('every version of this repository has its framework installed', () => {
  const root = path.join(__dirname, '../..');
  for (const {framework} of readVersions(root)) {
    for (const name of [framework.package, framework.vue]) {
      expect(fs.existsSync(path.join(root, 'node_modules', name))).toBe(true);
    }
  }
});
