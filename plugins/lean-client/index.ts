import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependsOn, filesOf} from '../util/bundlerCache';
import {dropUnusedInfima, readSources} from './infima';
import {readPatchedFiles} from './patches';

/**
 * Keeps out of the browser what this site does not need of Docusaurus: Prism,
 * the prefetch of every link in view, and much of Infima.
 */
export default function leanClient({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configurePostCss(options) {
      options.plugins.unshift(dropUnusedInfima(readSources(siteDir)));
      return options;
    },
    configureWebpack(config) {
      return {
        ...cacheDependsOn(config, filesOf(__dirname)),
        module: {
          rules: [
            ...[...readPatchedFiles()].map(([file, text]) => ({
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
