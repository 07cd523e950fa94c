import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {recordHashes} from '../../../plugins/component-docs/cut/hashes';
import {verifyVersion} from '../verify';

let site: string;
const write = (file: string, content: unknown) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(
    path.join(site, file),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
};
const lock = (vuetify: string) => {
  write('package-lock.json', {
    packages: {
      'node_modules/kit-2.7.2': {name: 'vuetify', version: vuetify},
      'node_modules/vue': {version: '2.7.16'},
    },
  });
};

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-'));
  write('data/versions.json', {
    frameworks: {
      current: {package: 'vuetify', vue: 'vue'},
      '2.7': {package: 'kit-2.7.2', vue: 'vue'},
    },
    elsewhere: [],
  });
  write('versioned_docs/version-2.7/a.mdx', '# A');
  write('versioned_metadata/version-2.7.json', {
    package: {name: 'vuetify', version: '2.7.2'},
    vue: {version: '2.7.16'},
    components: [],
    directives: [],
  });
  lock('2.7.2');
  recordHashes(site, '2.7');
});
afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

test('a version that is as it was cut has no problem', () => {
  expect(verifyVersion(site, '2.7')).toEqual([]);
});

test('a changed page and a changed framework are named', () => {
  write('versioned_docs/version-2.7/a.mdx', '# B');
  lock('2.7.3');
  expect(verifyVersion(site, '2.7')).toEqual([
    'versioned_docs/version-2.7/a.mdx: changed',
    '"kit-2.7.2" of package.json is vuetify@2.7.3, the version was cut with vuetify@2.7.2',
  ]);
});

test('a version without a framework is named', () => {
  write('data/versions.json', {
    frameworks: {current: {package: 'vuetify', vue: 'vue'}},
    elsewhere: [],
  });
  expect(verifyVersion(site, '2.7')).toEqual([
    'data/versions.json says nothing of version 2.7',
  ]);
});

test('an API and a lockfile that cannot be read are named', () => {
  write('package-lock.json', {packages: {'node_modules/vue': {version: 2}}});
  expect(verifyVersion(site, '2.7')).toEqual([
    expect.stringMatching(/^package-lock\.json is not what npm writes/),
  ]);
  lock('2.7.2');
  write('versioned_metadata/version-2.7.json', {});
  recordHashes(site, '2.7');
  expect(verifyVersion(site, '2.7')).toEqual([
    expect.stringMatching(/^versioned_metadata\/version-2\.7\.json: "package"/),
  ]);
});
