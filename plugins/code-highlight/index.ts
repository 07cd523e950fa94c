import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, filesOf} from '../util/bundlerCache';

/**
 * Watches the highlighter for the development server and the bundler's cache;
 * the work itself is done by `rehype.ts`.
 */
export default function codeHighlight(): Plugin {
  const files = filesOf(__dirname);
  return {
    name: 'code-highlight',
    getPathsToWatch: () => files,
    configureWebpack: (config) => cacheDependsOn(config, files),
  };
}
