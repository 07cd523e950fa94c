import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {addVersions, growTo, ownSite, versionsOf} from '../sites';

let dir: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-sites-'));
});
afterEach(() => {
  fs.rmSync(dir, {recursive: true});
});

test('added versions are copies of the newest release, on its framework', () => {
  write('versions.json', '["2.7","1.5"]');
  write('versioned_docs/version-2.7/a/index.mdx', 'Newest');
  write('versioned_docs/version-1.5/a/index.mdx', 'Oldest');
  write('versioned_metadata/version-2.7.json', '{}');
  const framework = {package: 'vuetify-2.7.2', vue: 'vue-2.7.16'};
  write(
    'data/versions.json',
    JSON.stringify({
      frameworks: {
        current: {package: 'vuetify', vue: 'vue'},
        '2.7': framework,
        '1.5': {package: 'vuetify-1.5', vue: 'vue-2.6'},
      },
      elsewhere: [],
    }),
  );
  expect(addVersions(dir, 2)).toEqual(['0.2', '0.1']);
  expect(versionsOf(dir)).toEqual(['current', '2.7', '1.5', '0.2', '0.1']);
  expect(read('versioned_docs/version-0.1/a/index.mdx')).toBe('Newest');
  expect(read('versioned_metadata/version-0.2.json')).toBe('{}');
  expect(JSON.parse(read('data/versions.json'))).toMatchObject({
    frameworks: {'0.1': framework, '0.2': framework},
  });
});

test('pages are added with all that lies beside them, up to a number', () => {
  write('docs/components/alerts/index.mdx', 'Alerts');
  write('docs/components/alerts/examples/usage.vue', '<template />');
  write('docs/jobs/index.mdx', 'Jobs');
  const count = () =>
    fs
      .readdirSync(path.join(dir, 'docs'), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('index.mdx')).length;
  const site = {...ownSite, dir};
  growTo(site, 3);
  expect(count()).toBe(3);
  expect(read('docs/components/alerts-copy-2/examples/usage.vue')).toBe(
    '<template />',
  );
  growTo(site, 6);
  expect(count()).toBe(6);
});
