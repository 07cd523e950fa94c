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

test('the loaders compile every component of the corpus', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'corpus-'));
  try {
    const stdout = await runScript('bundle-corpus.ts', outDir, '/corpus/');
    expect(JSON.parse(stdout)).toEqual([]);
  } finally {
    fs.rmSync(outDir, {recursive: true});
  }
}, 120_000);
