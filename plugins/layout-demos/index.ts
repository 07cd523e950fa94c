import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseOptions, type Options, type ResolvedOptions} from './options';

export type {Options} from './options';

const pluginName = 'layout-demos';

/** Where components read the list of the demos from; see `client.d.ts`. */
const listModule = '@layout-demos/list';

/** A name is a path segment as well. */
const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Names of the demos in a folder, sorted.
 *
 * @param dir - absolute path of the folder.
 * @param shown - the folder, as messages call it.
 * @throws when there is none, or one cannot be part of an address.
 */
export function readLayoutNames(dir: string, shown: string): string[] {
  const names = fs.existsSync(dir)
    ? fs
        .readdirSync(dir)
        .filter((file) => file.endsWith('.vue'))
        .map((file) => path.basename(file, '.vue'))
        .sort()
    : [];
  if (names.length === 0) {
    throw new Error(
      `layout-demos: ${shown} holds no .vue file. Correct the option "path" in docusaurus.config.ts.`,
    );
  }
  for (const name of names) {
    if (!namePattern.test(name)) {
      throw new Error(
        `layout-demos: ${shown}/${name}.vue becomes an address. Name it in lower case with dashes.`,
      );
    }
  }
  return names;
}

/** Serves each layout as a page of its own. See README.md beside this file. */
export default function layoutDemos(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  options: ResolvedOptions,
): Plugin<string[]> {
  const dir = path.join(siteDir, options.path);
  const moduleOf = (name: string) =>
    `@site/${options.path}/${name}.vue?example`;

  return {
    name: pluginName,

    getPathsToWatch: () => [`${dir}/*.vue`],

    loadContent: () => Promise.resolve(readLayoutNames(dir, options.path)),

    async contentLoaded({content: names, actions}) {
      const imports = names.map(
        (name, index) =>
          `import layout${index} from ${JSON.stringify(moduleOf(name))};`,
      );
      const list = names.map((_name, index) => `layout${index}`).join(', ');
      await actions.createData(
        'list.js',
        `${imports.join('\n')}\n\nexport const layouts = [${list}];\n`,
      );
      for (const name of names) {
        actions.addRoute({
          path: `${baseUrl}examples/layouts/${name}/`,
          component: options.component,
          modules: {layout: moduleOf(name)},
          exact: true,
        });
      }
    },

    configureWebpack: () => ({
      resolve: {
        alias: {
          [`${listModule}$`]: path.join(
            generatedFilesDir,
            pluginName,
            options.id,
            'list.js',
          ),
        },
      },
    }),
  };
}

/** Checks the options; Docusaurus calls this before the plugin. */
export function validateOptions({
  options,
}: {
  options: Options;
}): ResolvedOptions {
  return parseOptions(options);
}
