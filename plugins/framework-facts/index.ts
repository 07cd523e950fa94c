import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {EmitFilesPlugin} from '../live-examples/compiler/emit';
import {cacheDependsOn, filesOf} from '../util/bundlerCache';
import {factsFile, factsModule} from './files';
import {parseOptions, type Options, type ResolvedOptions} from './options';
import {breakpointFacts} from './read/breakpoints';
import {colorFamilies} from './read/colors';
import {displayFacts} from './read/display';
import {type IconFiles, readIcons} from './read/icons';
import {type FrameworkPackage, readPackage} from './read/package';

export type {Options} from './options';

const pluginName = 'framework-facts';

interface Content {
  readonly frameworks: readonly FrameworkPackage[];
  readonly icons: IconFiles;
}

/** Gives pages facts of the framework. See README.md beside this file. */
export default function frameworkFacts(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  options: ResolvedOptions,
): Plugin<Content> {
  const names = [...new Set(Object.values(options.packages))];
  return {
    name: pluginName,

    loadContent: async () => ({
      frameworks: await Promise.all(
        names.map((name) => readPackage(siteDir, name)),
      ),
      icons: readIcons(siteDir, baseUrl),
    }),

    async contentLoaded({content: {frameworks, icons}, actions}) {
      for (const framework of frameworks) {
        const facts = {
          colors: colorFamilies(framework),
          breakpoints: breakpointFacts(framework),
          display: displayFacts(framework),
          icons: icons.facts,
        };
        for (const kind of [
          'colors',
          'breakpoints',
          'display',
          'icons',
        ] as const) {
          await actions.createData(
            factsFile(framework.name, kind),
            JSON.stringify(facts[kind]),
          );
        }
      }
    },

    configureWebpack: (config, isServer, _utils, content) =>
      ({
        resolve: {
          alias: {
            [factsModule]: path.join(generatedFilesDir, pluginName, options.id),
          },
        },
        plugins: isServer ? [] : [new EmitFilesPlugin(content.icons.files)],
        ...cacheDependsOn(config, filesOf(__dirname)),
      }) as object,
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
