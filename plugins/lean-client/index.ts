import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependsOn, filesOf} from '../util/bundlerCache';
import {dropUnusedInfima, readSources} from './infima';
import {NameModulesPlugin} from './manifest';
import {readPatchedFiles} from './patches';
import {mergeAlikeRoutes} from './routes';

/** The tables of routes for the browser, by the file that they replace. */
function readLeanRoutes(directory: string): Map<string, string> {
  const routes = path.join(directory, 'routes.js');
  const chunkNames = path.join(directory, 'routesChunkNames.json');
  const merged = mergeAlikeRoutes({
    routes: fs.readFileSync(routes, 'utf8'),
    chunkNames: fs.readFileSync(chunkNames, 'utf8'),
  });
  return new Map([
    [routes, merged.routes],
    [chunkNames, merged.chunkNames],
  ]);
}

/**
 * Keeps out of the browser what this site does not need of Docusaurus: Prism,
 * the prefetch of every link in view, a route for each of pages that are alike,
 * and much of Infima.
 */
export default function leanClient({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configurePostCss(options) {
      options.plugins.unshift(dropUnusedInfima(readSources(siteDir)));
      return options;
    },
    configureWebpack(config, isServer) {
      const replaced = readPatchedFiles();
      // The server writes every page; a route added while developing must work.
      if (!isServer && config.mode === 'production') {
        readLeanRoutes(generatedFilesDir).forEach((text, file) =>
          replaced.set(file, text),
        );
      }
      return {
        ...cacheDependsOn(config, filesOf(__dirname)),
        ...(isServer || config.mode !== 'production'
          ? {}
          : {
              optimization: {splitChunks: {cacheGroups: {styles: false}}},
              // A chunk's name says nothing to a browser, and every page would
              // carry the table of the names.
              output: {chunkFilename: 'assets/js/[contenthash:8].js'},
              plugins: [new NameModulesPlugin(generatedFilesDir)],
            }),
        module: {
          rules: [
            ...[...replaced].map(([file, text]) => ({
              resource: file,
              enforce: 'pre' as const,
              loader: path.join(__dirname, 'replace-loader.cjs'),
              options: {text},
            })),
            {
              test: /[\\/]node_modules[\\/](?:prism-react-renderer|prismjs)[\\/]/,
              enforce: 'pre' as const,
              loader: path.join(__dirname, 'forbid-loader.cjs'),
            },
          ],
        },
      };
    },
  };
}
