import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {nameModules, NameModulesPlugin} from '../manifest';

const registry = `export default {
  "1a": [() => import(/* webpackChunkName: "1a" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "2b": [() => import(/* webpackChunkName: "2b" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
}`;

const manifest = {
  entrypoints: ['main'],
  origins: {main: ['1'], '1a': ['7', '9']},
  assets: {'7': {css: []}},
};

it('gives a module the chunks that it is in, and keeps the rest', () => {
  expect(nameModules(manifest, registry)).toEqual({
    ...manifest,
    origins: {...manifest.origins, '@theme/DocItem': ['7', '9']},
  });
});

it('rewrites the manifest that the bundler has emitted', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manifest-'));
  const file = path.join(folder, 'client-manifest.json');
  fs.writeFileSync(path.join(folder, 'registry.js'), registry);
  fs.writeFileSync(file, JSON.stringify(manifest));
  const emitted: (() => void)[] = [];
  new NameModulesPlugin(folder).apply({
    hooks: {
      afterEmit: {
        tap: (_name, run) => {
          emitted.push(run);
        },
      },
    },
  });
  emitted.forEach((run) => run());
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toHaveProperty([
    'origins',
    '@theme/DocItem',
  ]);
  fs.rmSync(folder, {recursive: true});
});
