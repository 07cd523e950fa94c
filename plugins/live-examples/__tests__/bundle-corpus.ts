/**
 * Bundles the corpus with the plugin, its runtime and the real frameworks, on
 * Vue's development build. The bundle gives the page `window.corpus`: the
 * runtime's `mountExample`, `compileAndMount` for edited code, and every
 * component by its path in the corpus.
 * Prints the errors as JSON. Runs as a process of its own, as `bundle-site.ts`.
 *
 * Arguments: the folder to write to, the address it is served at.
 */
import fs from 'node:fs';
import path from 'node:path';
import {rspack, type Configuration} from '@rspack/core';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {readVersions} from '../../../config/versions';
import liveExamples, {validateOptions} from '../index';

const root = path.join(__dirname, '../../..');
const siteDir = path.join(__dirname, '../__fixtures__/corpus');

const isCorpusVersion = (name: string) => ['current', '1.5'].includes(name);

function entryCode(): string {
  const files = fs
    .readdirSync(siteDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.vue'))
    .sort();
  const from = (file: string) => JSON.stringify(file);
  return [
    `import {compileAndMount} from ${from(path.join(root, 'plugins/live-examples/client/compile/index.ts'))};`,
    `import {mountExample} from ${from(path.join(root, 'plugins/live-examples/client/index.ts'))};`,
    ...files.map(
      (file, index) =>
        `import example${index} from ${from(`${path.join(siteDir, file)}?example`)};`,
    ),
    `const examples = {${files.map((file, index) => `${from(file)}: example${index}`).join(', ')}};`,
    'window.corpus = {mountExample, compileAndMount, examples};',
  ].join('\n');
}

async function configure(
  outDir: string,
  baseUrl: string,
): Promise<Configuration> {
  const generatedFilesDir = path.join(outDir, 'generated');
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
    return file;
  };
  const options = validateOptions({
    options: {
      versions: readVersions(root).filter(({name}) => isCorpusVersion(name)),
      development: true,
    },
  });
  const plugin = liveExamples(
    {siteDir, baseUrl, generatedFilesDir} as Parameters<typeof liveExamples>[0],
    options,
  );
  const content = (await plugin.loadContent?.()) ?? [];
  await plugin.contentLoaded?.({
    content,
    actions: {
      createData: (name, data) =>
        Promise.resolve(
          write(
            path.join(generatedFilesDir, plugin.name, options.id, name),
            data as string,
          ),
        ),
    } as PluginContentLoadedActions,
  });
  const extended = plugin.configureWebpack?.(
    {},
    false,
    undefined as never,
    content,
  ) as Configuration;
  return {
    ...extended,
    context: root,
    mode: 'development',
    devtool: false,
    target: 'web',
    entry: write(path.join(generatedFilesDir, 'entry.js'), entryCode()),
    output: {path: path.join(outDir, 'site'), publicPath: baseUrl},
    resolve: {
      ...extended.resolve,
      alias: {...extended.resolve?.alias, '@site': root},
      extensions: ['.ts', '.js'],
      modules: [path.join(root, 'node_modules')],
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
        ...(extended.module?.rules ?? []),
      ],
    },
  };
}

async function bundle(outDir: string, baseUrl: string): Promise<unknown> {
  const compiler = rspack(await configure(outDir, baseUrl));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) {
        reject(error ?? new Error('Nothing was built.'));
        return;
      }
      const {errors = []} = stats.toJson({all: false, errors: true});
      resolve(errors.map(({message}) => message));
    });
  });
}

const [outDir = '', baseUrl = '/'] = process.argv.slice(2);
void bundle(outDir, baseUrl).then((errors) => {
  process.stdout.write(JSON.stringify(errors));
});
