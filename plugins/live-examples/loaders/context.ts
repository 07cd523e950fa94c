import type {LoaderContext} from '@rspack/core';
import type {Heights} from '../compiler/heights';
import {englishFolder} from '../../util/versionFolders';
import {locate, toSitePath} from '../compiler/paths';

/** What the plugin gives each of its loaders. */
export interface LoaderOptions {
  readonly siteDir: string;
  readonly isServer: boolean;
  readonly development: boolean;
  /** Key and Vue version of each documentation version's framework. */
  readonly frameworks: Readonly<
    Record<string, {readonly key: string; readonly vueVersion: string}>
  >;
  /** Committed heights by file. */
  readonly heights: Heights;
}

/**
 * The example that a loader works on.
 *
 * @throws when the file lies outside the documentation's folders.
 */
export function exampleOf(context: LoaderContext<LoaderOptions>) {
  const options = context.getOptions();
  const file = toSitePath(options.siteDir, context.resourcePath);
  const location = locate(options.siteDir, context.resourcePath);
  const framework = location && options.frameworks[location.version];
  if (!framework) {
    throw new Error(
      `${file} is not in a folder of the documentation, so no version says which framework it runs on. Move it to the examples/ folder of a page.`,
    );
  }
  // A version that is cut from docs/ has its examples, hence about their
  // heights, until they are measured on a framework that docs/ has left.
  const original = `${englishFolder('current')}/${location.file}`;
  const majorOf = (key = '') => /^.+@\d+/.exec(key)?.[0];
  const isSame =
    majorOf(options.frameworks.current?.key) === majorOf(framework.key);
  const height =
    options.heights[file] ?? (isSame ? options.heights[original] : undefined);
  return {options, file, framework, height};
}
