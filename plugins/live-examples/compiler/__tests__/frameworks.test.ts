import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findFrameworks} from '../frameworks';

const siteDir = path.join(__dirname, '../../../..');
const two = {package: 'vuetify', vue: 'vue'};
const one = {package: 'vuetify-1.5', vue: 'vue-2.6'};

test('the installed packages say name, version and scope', () => {
  const frameworks = findFrameworks(siteDir, [
    {name: 'current', framework: two},
    {name: '2.7', framework: two},
    {name: '1.5', framework: one},
  ]);
  expect(frameworks).toMatchObject([
    {
      key: 'vuetify@2.7.2',
      major: 2,
      scope: 'vs27',
      vueVersion: '2.7.16',
      docsVersions: ['current', '2.7'],
    },
    {
      key: 'vuetify@1.5.24',
      major: 1,
      scope: 'vs15',
      vueVersion: '2.6.14',
      docsVersions: ['1.5'],
    },
  ]);
});

/** Sites with a package that says to be another release. */
function pretend(name: string, real: string, version: string) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'frameworks-'));
  const link = (to: string, from: string) => {
    fs.symlinkSync(
      path.join(siteDir, 'node_modules', from),
      path.join(dir, 'node_modules', to),
    );
  };
  fs.mkdirSync(path.join(dir, 'node_modules', name), {recursive: true});
  fs.writeFileSync(
    path.join(dir, 'node_modules', name, 'package.json'),
    JSON.stringify({name: real, version}),
  );
  link('vuetify', 'vuetify');
  link('vue', 'vue');
  return dir;
}

test('two releases of one minor have scopes of their own', () => {
  const dir = pretend('vuetify-2.7.1', 'vuetify', '2.7.1');
  const scopes = findFrameworks(dir, [
    {name: 'current', framework: two},
    {name: '2.7', framework: {package: 'vuetify-2.7.1', vue: 'vue'}},
  ]).map(({key, scope}) => [key, scope]);
  fs.rmSync(dir, {recursive: true});
  expect(scopes).toEqual([
    ['vuetify@2.7.2', 'vs27'],
    ['vuetify@2.7.1', 'vs2_7_1'],
  ]);
});

test('one framework cannot run on two releases of Vue', () => {
  const dir = pretend('vue-2.7.15', 'vue', '2.7.15');
  const find = () =>
    findFrameworks(dir, [
      {name: 'current', framework: two},
      {name: '2.7', framework: {package: 'vuetify', vue: 'vue-2.7.15'}},
    ]);
  expect(find).toThrow(
    'vuetify@2.7.2 is to run on Vue 2.7.16 in version current and on Vue 2.7.15 in version 2.7.',
  );
  fs.rmSync(dir, {recursive: true});
});

test('a package that is not installed is one readable error', () => {
  expect(() =>
    findFrameworks(siteDir, [
      {name: '3.0', framework: {package: 'vuetify-3.0', vue: 'vue'}},
    ]),
  ).toThrow(
    'live-examples: the package "vuetify-3.0", named in data/versions.json, is not installed. Run "npm install", or correct the name.',
  );
});
