import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** The files with code in a plugin's folder, loaders of the bundler included. */
export function filesOf(directory: string): string[] {
  return fs
    .readdirSync(directory)
    .filter((file) => /\.(?:tsx?|cjs)$/.test(file))
    .map((file) => path.join(directory, file));
}

/**
 * Makes the bundler's persistent cache notice edits of a plugin, which it does
 * not see by itself.
 *
 * @param config - the bundler's configuration so far.
 * @param files - what the plugin's output depends on.
 * @returns a part to merge; empty when there is no persistent cache.
 */
export function cacheDependsOn(
  config: Parameters<ConfigureWebpack>[0],
  files: readonly string[],
): ReturnType<ConfigureWebpack> {
  const {cache} = (config.experiments ?? {}) as {cache?: unknown};
  return typeof cache === 'object'
    ? {
        experiments: {cache: {buildDependencies: files}},
      }
    : {};
}
