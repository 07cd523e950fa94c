import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  checkNewVersion,
  readVersionData,
  writeVersionData,
} from '../../plugins/util/versionData';
import {readReleasedVersions, readVersions} from '../versions';

let siteDir: string;

const write = (file: string, content: unknown) => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), JSON.stringify(content));
};

const two = {package: 'vuetify', vue: 'vue', pictures: 'img/components'};
const pinned = {...two, package: 'vuetify-2.7.2', vue: 'vue-2.7.16'};
const one = {package: 'vuetify-1.5', vue: 'vue-2.6', borrowFrom: 'current'};

const record = (
  frameworks: object = {current: two, '2.8': pinned, '2.7': pinned, '1.5': one},
  elsewhere: readonly object[] = [],
) => {
  write('data/versions.json', {frameworks, elsewhere});
};

const install = (vuetify: string, vue = '2.7.16') => {
  write('package.json', {
    dependencies: {
      vue,
      'vue-2.6': 'npm:vue@2.6.14',
      'vue-2.7.16': 'npm:vue@2.7.16',
      vuetify,
      'vuetify-1.5': 'npm:vuetify@1.5.24',
      'vuetify-2.7.2': 'npm:vuetify@2.7.2',
    },
  });
};

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  record();
  install('2.7.2');
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const release = (versions: unknown) => {
  write('versions.json', versions);
};

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

test('a version shares the packages of docs/ while these are what it runs on', () => {
  release(['2.7', '1.5']);
  const frameworks = () =>
    readVersions(siteDir).map(({framework}) => framework);
  expect(frameworks()).toEqual([two, two, one]);
  install('2.8.0');
  expect(frameworks()).toEqual([two, pinned, one]);
  install('2.7.2', '2.7.17');
  expect(frameworks()).toEqual([two, pinned, one]);
});

test('a version that is no number is refused', () => {
  release(['latest']);
  expect(() => readVersions(siteDir)).toThrow(
    /versions\.json: "\[0\]": .*such as 2\.8/,
  );
});

test('a version without a framework is an error that says where to add it', () => {
  release(['2.9']);
  expect(() => readVersions(siteDir)).toThrow(
    'data/versions.json: "frameworks" says nothing of version 2.9. Add what it runs on.',
  );
});

test.each([
  [{current: two, '../x': two}, [], 'name a version such as 2.8'],
  [{'2.7': two}, [], 'say under "current" what docs/ documents'],
  [{current: {...two, package: '../vuetify'}}, [], 'name of a package'],
  [{current: {...two, color: 'red'}}, [], 'color'],
  [{current: {...two, pictures: '../img'}}, [], 'a folder below static/'],
  [
    {current: two},
    [{label: 'x', href: 'javascript:alert(1)', status: 'archived'}],
    'starts with https://',
  ],
])('names what is wrong: %j, %j', (frameworks, elsewhere, message) => {
  record(frameworks, elsewhere);
  expect(() => readVersionData(siteDir)).toThrow(message);
});

test('writes the newest version first', () => {
  const data = readVersionData(siteDir);
  const {current, ...rest} = data.frameworks;
  writeVersionData(siteDir, {
    ...data,
    frameworks: {...rest, '2.10': pinned, current: current!},
  });
  expect(Object.keys(readVersionData(siteDir).frameworks)).toEqual([
    'current',
    '2.10',
    '2.8',
    '2.7',
    '1.5',
  ]);
});

test.each(['../2.8', '2.8/..', '2', 'v2.8', '2.8.0', '02.8', 'next', ''])(
  'refuses "%s" as the name of a new version',
  (name) => {
    expect(() => {
      checkNewVersion(siteDir, name);
    }).toThrow('Name it by major and minor, such as 2.8.');
  },
);

test('refuses a version that exists, and says how to cut it again', () => {
  release(['2.7']);
  expect(() => {
    checkNewVersion(siteDir, '2.7');
  }).toThrow('npm run version:recut -- 2.7');
  expect(() => {
    checkNewVersion(siteDir, '2.8');
  }).not.toThrow();
});

test.each([
  [['2.8'], [['2.8', '']]],
  [
    ['1.5', 'current', '2.8'],
    [
      ['current', 'next'],
      ['2.8', ''],
      ['1.5', '1.5'],
    ],
  ],
  [['current'], [['current', '']]],
  [
    ['1.5', 'current'],
    [
      ['current', ''],
      ['1.5', '1.5'],
    ],
  ],
])('a part of the site: %j', (only, expected) => {
  release(['2.8', '2.7', '1.5']);
  expect(
    readVersions(siteDir, only).map(({name, path: at}) => [name, at]),
  ).toEqual(expected);
});

test('a part of the site has the pages that the rest of it leads to', () => {
  release(['2.8', '2.7', '1.5']);
  expect(() => readVersions(siteDir, ['1.5'])).toThrow(
    'SITE_VERSIONS: add current or 2.8',
  );
  expect(() => readVersions(siteDir, ['2.8', '3.0'])).toThrow(
    'there is no version "3.0". There are current, 2.8, 2.7, 1.5.',
  );
});

test('every version of this repository has its framework installed', () => {
  const root = path.join(__dirname, '../..');
  const {frameworks} = readVersionData(root);
  for (const framework of Object.values(frameworks)) {
    for (const name of [framework.package, framework.vue]) {
      expect(fs.existsSync(path.join(root, 'node_modules', name))).toBe(true);
    }
  }
});
