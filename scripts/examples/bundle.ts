import fs from 'node:fs';
import path from 'node:path';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {rspack, type Configuration} from '@rspack/core';
import type {DocsVersion} from '../../config/versions';
import liveExamples, {validateOptions} from '../../plugins/live-examples';

const root = path.join(__dirname, '../..');

/** What to bundle, and where to. */
export interface BundleOptions {
  /** Root of the site that the examples belong to. */
  readonly siteDir: string;
  readonly versions: readonly Pick<DocsVersion, 'name' | 'framework'>[];
  /** Code of the entry. */
  readonly entry: string;
  /** Folder to write to; what is served lies in `site/` below it. */
  readonly outDir: string;
  /** Address that the bundle is served at. */
  readonly baseUrl: string;
  /** Whether examples run on Vue's development build. */
  readonly development: boolean;
}

async function configure({
  siteDir,
  versions,
  entry,
  outDir,
  baseUrl,
  development,
}: BundleOptions): Promise<Configuration> {
  const generatedFilesDir = path.join(outDir, 'generated');
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
    return file;
  };
  const options = validateOptions({
    options: {versions: [...versions], development},
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
    mode: development ? 'development' : 'production',
    devtool: false,
    target: 'web',
    entry: write(path.join(generatedFilesDir, 'entry.js'), entry),
    output: {
      path: path.join(outDir, 'site'),
      publicPath: baseUrl,
      cssFilename: '[name].css',
    },
    experiments: {css: true},
    performance: false,
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
        {test: /\.css$/, type: 'css/auto'},
        {
          test: /\.(?:avif|eot|gif|jpe?g|png|svg|ttf|webp|woff2?)$/,
          type: 'asset/resource',
        },
        ...(extended.module?.rules ?? []),
      ],
    },
  };
}

/**
 * Bundles examples with the plugin, its runtime and the real frameworks, as
 * Docusaurus would, without the rest of a site.
 *
 * @throws with the bundler's errors.
 */
export async function bundleExamples(options: BundleOptions): Promise<void> {
  const compiler = rspack(await configure(options));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) {
        reject(error ?? new Error('Nothing was built.'));
        return;
      }
      const {errors = []} = stats.toJson({all: false, errors: true});
      if (errors.length > 0) {
        reject(new Error(errors.map(({message}) => message).join('\n\n')));
      } else {
        resolve();
      }
    });
  });
}
