import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {nameModules, nameModulesIn} from '../manifest';

const registry = `export default {
  "1a": [() => import(/* webpackChunkName: "1a" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "2b": [() => import(/* webpackChunkName: "2b" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
}`;

const manifest = {
  entrypoints: ['main'],
  origins: {main: ['1'], '1a': ['7', '9']},
  assets: {'7': {css: []}, '8': {js: [{file: '8.js'}], css: [{file: '8.css'}]}},
};

const modules = new Map([['1a', {chunks: ['9', '7'], islands: ['8']}]]);

it('gives a module its chunks in the order of the bundler, and the styles of its islands', () => {
  expect(nameModules(manifest, registry, modules)).toEqual({
    ...manifest,
    origins: {
      ...manifest.origins,
      '@theme/DocItem': ['9', '7', 'styles of 8'],
    },
    assets: {...manifest.assets, 'styles of 8': {css: [{file: '8.css'}]}},
  });
});

it('rewrites the manifest that the bundler has emitted', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manifest-'));
  const files = {
    manifest: path.join(folder, 'client-manifest.json'),
    registry: path.join(folder, 'registry.js'),
  };
  fs.writeFileSync(files.registry, registry);
  fs.writeFileSync(files.manifest, JSON.stringify(manifest));
  nameModulesIn(files, modules);
  expect(JSON.parse(fs.readFileSync(files.manifest, 'utf8'))).toHaveProperty(
    ['origins', '@theme/DocItem'],
    ['9', '7', 'styles of 8'],
  );
  fs.rmSync(folder, {recursive: true});
});
