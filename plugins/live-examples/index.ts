import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CompileHintPlugin} from '../util/compileHint';
import {readHeights} from './compiler/heights';
import {contentHash} from './compiler/hash';
import {frameworkAssets, type FrameworkAssets} from './compiler/assets';
import {donut} from './compiler/css/donut';
import {EmitFilesPlugin} from './compiler/emit';
import {ExampleFilesPlugin} from './compiler/files';
import {findFrameworks, type InstalledFramework} from './compiler/frameworks';
import {editedLayer, libraryGroup, LibrariesPlugin} from './compiler/libraries';
import {
  boundModulesCode,
  boundModulesName,
  frameworkCodeChunk,
  frameworkModule,
  frameworkModuleName,
  modulesCode,
  modulesModule,
  registryCode,
  registryModule,
  vueFile,
} from './compiler/registry';
import {exampleRoots} from './compiler/paths';
import type {LoaderOptions} from './loaders/context';
import {parseOptions, type Options, type ResolvedOptions} from './options';

export type {Options} from './options';

interface Content {
  readonly framework: InstalledFramework;
  readonly assets: FrameworkAssets;
}

const pluginName = 'live-examples';

/** Files of this plugin that shape its output, for the bundler's cache. */
function ownFiles(): string[] {
  return ['compiler', 'loaders', '../code-highlight'].flatMap((folder) => {
    const dir = path.join(__dirname, folder);
    return fs
      .readdirSync(dir, {recursive: true, withFileTypes: true})
      .filter(
        (entry) => entry.isFile() && !entry.parentPath.includes('__tests__'),
      )
      .map((entry) => path.join(entry.parentPath, entry.name));
  });
}

/**
 * Makes the bundler's persistent cache depend on this plugin: on its files,
 * and on what it was told, such as the versions of the frameworks.
 */
function cacheOf(config: object, options: LoaderOptions): object {
  const {experiments} = config as {
    experiments?: {cache?: {version?: string}};
  };
  const version = experiments?.cache?.version;
  return version === undefined
    ? {}
    : {
        experiments: {
          cache: {
            version: `${version}-${contentHash(JSON.stringify(options))}`,
            buildDependencies: ownFiles(),
          },
        },
      };
}

/**
 * Compiles `.vue` examples and gives pages the runtime that mounts them.
 * See README.md beside this file.
 */
export default function liveExamples(
  context: LoadContext,
  options: ResolvedOptions,
): Plugin<Content[]> {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const development =
    options.development || process.env.NODE_ENV !== 'production';
  const frameworks = findFrameworks(siteDir, options.versions);
  const heights = readHeights(siteDir, options.heights);
  const loaderOptions = (isServer: boolean): LoaderOptions => ({
    siteDir,
    isServer,
    development,
    frameworks: Object.fromEntries(
      frameworks.flatMap(({key, vueVersion, docsVersions}) =>
        docsVersions.map((version) => [version, {key, vueVersion}]),
      ),
    ),
    heights,
  });

  return {
    name: pluginName,

    getThemePath: () => path.join(__dirname, 'theme'),

    loadContent: () =>
      Promise.all(
        frameworks.map(async (framework) => ({
          framework,
          assets: await frameworkAssets(
            siteDir,
            framework,
            process.env.NODE_ENV !== 'production',
          ),
        })),
      ),

    async contentLoaded({content, actions}) {
      await actions.createData('frameworks.js', registryCode(content, baseUrl));
      await actions.createData('modules.js', modulesCode(frameworks));
      await Promise.all(
        frameworks.flatMap((framework) => [
          actions.createData(
            frameworkModuleName(framework),
            frameworkModule(framework, development),
          ),
          actions.createData(boundModulesName(framework), boundModulesCode()),
        ]),
      );
    },

    configureWebpack(config, isServer, _utils, content) {
      const loader = (name: string) => ({
        loader: path.join(__dirname, 'loaders', `${name}.cjs`),
        options: loaderOptions(isServer),
      });
      const generated = (file: string) =>
        isServer
          ? path.join(__dirname, 'client', 'server.ts')
          : path.join(generatedFilesDir, pluginName, options.id, file);
      // All that works with one Vue is a layer of the bundle, in which `vue`
      // means that one. A package that the examples of two frameworks import
      // is there twice, each with its own.
      const frameworkRules = frameworks.flatMap((framework) => {
        const {dir, vueDir, docsVersions, scope} = framework;
        const packages = [dir, vueDir].map((folder) => folder + path.sep);
        const examples = docsVersions
          .flatMap(exampleRoots)
          .map((root) => path.join(siteDir, root) + path.sep);
        const isIn = (file: string, folders: readonly string[]) =>
          folders.some((folder) => file.startsWith(folder));
        const resolve = {alias: {vue$: vueFile(framework, development)}};
        return [
          {
            test: (file: string) =>
              isIn(file, packages) ||
              (file.endsWith('.vue') && isIn(file, examples)) ||
              file === generated(boundModulesName(framework)),
            layer: scope,
            resolve,
          },
          {issuerLayer: scope, resolve},
        ];
      });
      return {
        resolve: {
          alias: {
            [`${registryModule}$`]: generated('frameworks.js'),
            [`${modulesModule}$`]: generated('modules.js'),
          },
        },
        module: {
          rules: [
            ...frameworkRules,
            {test: generated('modules.js'), layer: editedLayer},
            {
              test: /[\\/]vue-template-compiler[\\/]browser\.js$/,
              use: path.join(__dirname, 'loaders', 'no-eval.cjs'),
            },
            {
              test: /[\\/]playground\.yaml$/,
              type: 'javascript/esm',
              use: [loader('playground')],
            },
            {
              test: /\.vue$/,
              // Imports CommonJS as people know it from their own bundlers.
              type: 'javascript/auto',
              oneOf: ['example', 'component', 'source'].map((name) => ({
                resourceQuery: new RegExp(`^\\?${name}$`),
                use: [loader(name)],
              })),
            },
          ],
        },
        ...cacheOf(config, loaderOptions(isServer)),
        plugins: isServer
          ? []
          : [
              ...content.map(({assets}) => new EmitFilesPlugin(assets.files)),
              new LibrariesPlugin(),
              ...(development
                ? []
                : [new CompileHintPlugin(frameworks.map(frameworkCodeChunk))]),
              new ExampleFilesPlugin(path.dirname(generated('files')), content),
            ],
        ...(isServer
          ? {}
          : {optimization: libraryGroup(frameworks, development)}),
      } as object;
    },

    configurePostCss(postCss) {
      return {
        ...postCss,
        plugins: [...postCss.plugins, donut()],
      };
    },
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
