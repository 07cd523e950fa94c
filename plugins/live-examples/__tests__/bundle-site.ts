/**
 * Bundles an entry of a small site with the plugin, as Docusaurus would, and
 * prints what came out as JSON. Runs as a process of its own, since Jest
 * stands in for Node's `require`, through which a bundler loads loaders.
 *
 * Arguments: the site's folder, `client` or `server`.
 */
import path from 'node:path';
import {rspack, type Configuration} from '@rspack/core';
import liveExamples, {validateOptions} from '../index';

async function bundle(siteDir: string, isServer: boolean): Promise<unknown> {
  const options = validateOptions({
    options: {
      versions: [
        {name: 'current', framework: {package: 'vuetify', vue: 'vue'}},
        {name: '1.5', framework: {package: 'vuetify-1.5', vue: 'vue-2.6'}},
      ],
    },
  });
  const plugin = liveExamples(
    {siteDir, baseUrl: '/en/', generatedFilesDir: siteDir} as Parameters<
      typeof liveExamples
    >[0],
    options,
  );
  const extended = plugin.configureWebpack?.(
    {},
    isServer,
    undefined as never,
    [],
  ) as Configuration;
  const compiler = rspack({
    context: siteDir,
    mode: 'production',
    target: isServer ? 'node' : 'web',
    entry: path.join(siteDir, 'entry.js'),
    output: {path: path.join(siteDir, 'out'), clean: true},
    resolve: {alias: {'@site': siteDir}},
    module: {
      rules: [
        {test: /\.svg$/, type: 'asset/inline'},
        ...(extended.module?.rules ?? []),
      ],
    },
    optimization: {
      ...extended.optimization,
      minimize: false,
      chunkIds: 'named',
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) {
        reject(error ?? new Error('Nothing was built.'));
        return;
      }
      const {errors = [], assets = []} = stats.toJson({
        all: false,
        errors: true,
        assets: true,
      });
      const isBroken = errors.length > 0;
      resolve({
        errors: errors.map(({message}) => message),
        assets: isBroken ? [] : assets.map(({name}) => name),
      });
    });
  });
}

const [siteDir = '', target] = process.argv.slice(2);
void bundle(siteDir, target === 'server').then((result) => {
  process.stdout.write(JSON.stringify(result));
});
