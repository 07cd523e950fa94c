import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes the bundler's persistent cache notice edits of the highlighter, which
 * it would not see otherwise; the work itself is done by `rehype.ts`.
 */
export default function codeHighlight(): Plugin {
  const files = fs
    .readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(__dirname, file));
  return {
    name: 'code-highlight',
    getPathsToWatch: () => files,
    configureWebpack(config) {
      const experiments = config.experiments as
        {cache?: boolean | {type: string}} | undefined;
      return typeof experiments?.cache === 'object'
        ? {experiments: {cache: {buildDependencies: files}}}
        : {};
    },
  };
}
