import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import * as z from 'zod';
import bundler from '..';

const generatedFilesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundler-'));
afterAll(() => fs.rmSync(generatedFilesDir, {recursive: true}));

const partSchema = z.object({
  experiments: z.object({
    incremental: z.boolean().optional(),
    cache: z.object({buildDependencies: z.array(z.string())}),
  }),
  optimization: z.object({usedExports: z.boolean()}).optional(),
});

/** What the plugin adds to a configuration with a persistent cache. */
function partFor(mode: 'production' | 'development', isServer = false) {
  const context = {baseUrl: '/', generatedFilesDir} as LoadContext;
  const config = {mode, experiments: {cache: {type: 'persistent'}}};
  const {configureWebpack} = bundler(context);
  return partSchema.parse(
    Reflect.apply(configureWebpack ?? (() => undefined), undefined, [
      config,
      isServer,
    ]),
  );
}

test('a build keeps nothing in memory for compiling again', () => {
  expect(partFor('production').experiments.incremental).toBe(false);
  expect(partFor('development').experiments.incremental).toBeUndefined();
});

test('the cache on disk depends on the files of the plugin', () => {
  const {buildDependencies} = partFor('production').experiments.cache;
  expect(buildDependencies.map((file) => path.basename(file)).sort()).toEqual([
    'index.ts',
    'registry-loader.cjs',
  ]);
});

test('only what browsers load is without exports that nothing uses', () => {
  expect(partFor('production').optimization).toBeUndefined();
  expect(partFor('production', true).optimization?.usedExports).toBe(false);
});
