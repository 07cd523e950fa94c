import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findTargets, selectTargets} from '../examples/targets';

let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'targets-'));
  const files = {
    'versions.json': '["2.7", "1.5"]',
    'package.json': JSON.stringify({
      dependencies: {vuetify: '2.7.2', 'vuetify-2.7.2': 'npm:vuetify@2.7.2'},
    }),
    'data/versions.json': JSON.stringify({
      frameworks: {
        current: {package: 'vuetify', vue: 'vuetify'},
        '2.7': {package: 'vuetify-2.7.2', vue: 'vuetify-2.7.2'},
        '1.5': {package: 'vuetify-1.5', vue: 'vue-2.6'},
      },
      elsewhere: [],
    }),
    'docs/components/chips/index.mdx': '# Chips',
    'docs/components/chips/playground.yaml': 'component: v-chip',
    'docs/components/chips/examples/dense.vue': 'new',
    'docs/components/chips/examples/label.vue': 'same',
    'examples/home/tasks.vue': 'example',
    'examples/layouts/dark.vue': 'layout',
    'versioned_docs/version-2.7/components/chips/examples/dense.vue': 'old',
    'versioned_docs/version-2.7/components/chips/examples/label.vue': 'same',
    'versioned_docs/version-1.5/components/chips/examples/label.vue': 'same',
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  }
});

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

test('finds each file once for each framework that runs it', () => {
  expect(findTargets(siteDir)).toEqual([
    {file: 'docs/components/chips/examples/dense.vue', kind: 'example'},
    {file: 'docs/components/chips/examples/label.vue', kind: 'example'},
    {file: 'docs/components/chips/playground.yaml', kind: 'playground'},
    {file: 'examples/home/tasks.vue', kind: 'example'},
    {file: 'examples/layouts/dark.vue', kind: 'layout'},
    {
      file: 'versioned_docs/version-2.7/components/chips/examples/dense.vue',
      kind: 'example',
    },
    {
      file: 'versioned_docs/version-1.5/components/chips/examples/label.vue',
      kind: 'example',
    },
  ]);
});

test.each([
  [[], 7],
  [['components/chips'], 5],
  [['docs/components/chips'], 3],
  [['docs/components/chips/examples/dense.vue'], 1],
  [['version-1.5', 'layouts/dark'], 2],
])('%j means %i files', (names, count) => {
  expect(selectTargets(findTargets(siteDir), names)).toHaveLength(count);
});

test('a name that means nothing is an error', () => {
  expect(() => selectTargets(findTargets(siteDir), ['hips'])).toThrow(
    'There is no example, playground or layout in "hips".',
  );
});
