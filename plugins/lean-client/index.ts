import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readPatchedFiles} from './patches';

/**
 * Keeps out of the browser what this site does not need of Docusaurus: Prism
 * and the prefetch of every link in view.
 */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack() {
      return {
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
