import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runScript} from './run-script';

const corpus = path.join(__dirname, '../__fixtures__/corpus');
const vueFiles = (folder: string) =>
  fs
    .readdirSync(path.join(corpus, folder))
    .filter((file) => file.endsWith('.vue'))
    .map((file) => path.join(corpus, folder, file));

test('the corpus is a hundred components, each with what it shows', () => {
  expect(vueFiles('docs').length).toBeGreaterThanOrEqual(75);
  expect(vueFiles('versioned_docs/version-1.5').length).toBeGreaterThanOrEqual(
    25,
  );
  for (const file of [
    ...vueFiles('docs'),
    ...vueFiles('versioned_docs/version-1.5'),
  ]) {
    expect(fs.readFileSync(file, 'utf8')).toMatch(/^<!-- expect: .+ -->$/m);
  }
});

/** What components are made of, by a mark in their file. */
const kinds = {
  'options API': /\bdata(?:: \(\) =>|\(\) \{)[\s\S]*\bmethods:/,
  'plain styles': /<style>/,
  'scoped styles': /<style[^>]* scoped/,
  scss: /<style lang="scss"/,
  'functional templates': /<template functional>/,
  'functional render functions': /\bfunctional: true/,
  'default slots': /<slot \/>|<slot>/,
  'named slots': /<slot name=|#[a-z]|v-slot:/,
  'scoped slots': /#[\w.]+="|slot-scope=|v-slot(?::[\w.]+)?="/,
  'own directives': /\bdirectives: \{/,
  "the framework's directives":
    /\bv-(?:ripple|resize|intersect|click-outside|scroll|touch)\b/,
  'v-model': /\bv-model(?:\.\w+)?="/,
  'own v-model': /\bmodel: \{|\$emit\('input'/,
  mixins: /\bmixins: \[/,
  provide: /\bprovide\b/,
  inject: /\binject: /,
  computed: /\bcomputed: \{/,
  watchers: /\bwatch: \{/,
  filters: /\bfilters: \{/,
  transitions: /<(?:transition|v-\w+-transition)/,
};

/** What needs Vue 2.7. */
const kindsOfTwo = {
  'indented sass': /<style lang="sass"/,
  'a setup function': /\bsetup\(/,
  '<script setup>': /<script setup>/,
};

describe.each([
  ['docs', {...kinds, ...kindsOfTwo}],
  ['versioned_docs/version-1.5', kinds],
])('%s', (folder, expected) => {
  test.each(Object.entries(expected))('has %s', (_kind, mark) => {
    const found = vueFiles(folder).filter((file) =>
      mark.test(fs.readFileSync(file, 'utf8')),
    );
    expect(found).not.toEqual([]);
  });
});

test('the loaders compile every component of the corpus', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'corpus-'));
  try {
    const stdout = await runScript('bundle-corpus.ts', outDir, '/corpus/');
    expect(JSON.parse(stdout)).toEqual([]);
  } finally {
    fs.rmSync(outDir, {recursive: true});
  }
}, 120_000);
