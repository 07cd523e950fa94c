import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependsOn, filesOf} from '../util/bundlerCache';
import {CompileHintPlugin} from '../util/compileHint';
import {nameClassesByFile} from './classNames';
import {iconRules} from './icons';
import {dropUnusedInfima, readOwnVariables, readSources} from './infima';
import {unusedNavbarItems} from './navbarItems';
import {colorMode, patchesFor, readPatchedFiles} from './patches';
import {reactChunk, sharedChunks} from './sharedChunks';
import {PageTablesPlugin, generatedFiles} from './tables/bundle';
import {SiteDocs} from './tables/docs';
import {trimVersions} from './versions';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What only a build needs of the configuration, options of plugins above all. */
const ofBuild = new Set([
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

const clientConfig = (config: DocusaurusConfig) =>
  Object.fromEntries(
    Object.entries(config).filter(([name]) => !ofBuild.has(name)),
  );

/** Modules that must not be in a bundle, and what to do instead. */
const forbidden = [
  {
    test: /[\\/]node_modules[\\/](?:prism-react-renderer|prismjs)[\\/]/,
    instead: 'highlight at build time with plugins/code-highlight.',
  },
  {
    test: /[\\/]theme[\\/]DocCard[\\/]/,
    instead:
      'pages do not get the descriptions of all docs (plugins/lean-client/versions.ts); give the cards their texts.',
  },
];

/** A rule that gives a module another text. */
const replaceRule = ([file, text]: readonly [string, string]) => ({
  resource: file,
  enforce: 'pre' as const,
  loader: path.join(__dirname, 'replace-loader.cjs'),
  options: {text},
});

/**
 * Keeps out of the browser what this site does not need of Docusaurus: Prism,
 * the prefetch of every link in view, the tables of all pages, and much of
 * Infima.
 */
export default function leanClient({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  const files = generatedFiles(generatedFilesDir);

  /** Generated modules as the browser of a built site gets them. */
  const browserModules = (): [string, string][] => {
    fs.copyFileSync(files.registry, files.modules);
    const tables = JSON.stringify(path.join(__dirname, 'client', 'tables.ts'));
    return [
      [files.routes, `export {routes as default} from ${tables};`],
      [files.registry, 'export default {};'],
      [
        files.config,
        `export default ${JSON.stringify(clientConfig(siteConfig))};`,
      ],
      [files.chunkNames, '{}'],
      [
        files.globalData,
        new SiteDocs(fs.readFileSync(files.globalData, 'utf8')).trimmed(
          readSources(siteDir),
        ),
      ],
      ...unusedNavbarItems(siteConfig.themeConfig),
      ...trimVersions(generatedFilesDir),
    ];
  };

  const browserConfig = (config: BundlerConfig) => {
    // It tells the runtime the files of all chunks, for what is patched out.
    config.plugins = config.plugins?.filter(
      (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
    );
    return {
      optimization: {
        splitChunks: {
          cacheGroups: {
            styles: false,
            ...sharedChunks(fs.readFileSync(files.registry, 'utf8')),
          },
        },
      },
      // A chunk's name says nothing to a browser.
      output: {chunkFilename: 'assets/js/[contenthash:8].js'},
      plugins: [
        new PageTablesPlugin(generatedFilesDir),
        new CompileHintPlugin([reactChunk]),
      ],
    };
  };

  return {
    name: 'lean-client',
    configurePostCss(options) {
      options.plugins.unshift(
        dropUnusedInfima(readSources(siteDir), readOwnVariables(siteDir)),
      );
      return options;
    },
    getClientModules: () => [path.join(__dirname, 'client', 'typed.ts')],
    configureWebpack(config, isServer) {
      nameClassesByFile(config);
      const isBuild = config.mode === 'production';
      const replaced = readPatchedFiles(
        !isBuild
          ? patchesFor.development
          : isServer
            ? patchesFor.server(files.pages)
            : patchesFor.browser,
      );
      const isBrowser = isBuild && !isServer;
      // Its plugins are Rspack's, which Docusaurus has no types for.
      return {
        ...cacheDependsOn(
          config,
          [__dirname, 'client', 'server', 'tables'].flatMap((folder) =>
            filesOf(path.resolve(__dirname, folder)),
          ),
        ),
        ...(isBrowser && browserConfig(config)),
        resolve: {alias: {'@lean-client/color-mode': colorMode}},
        module: {
          rules: [
            {
              resourceQuery: /^\?island=/,
              enforce: 'pre',
              loader: path.join(__dirname, 'island-loader.cjs'),
              options: {of: isBrowser ? 'browser' : 'server'},
            },
            ...(isBrowser ? iconRules(siteDir) : []),
            ...[...replaced, ...(isBrowser ? browserModules() : [])].map(
              replaceRule,
            ),
            ...forbidden.map(({test, instead}) => ({
              test,
              enforce: 'pre' as const,
              loader: path.join(__dirname, 'forbid-loader.cjs'),
              options: {instead},
            })),
          ],
        },
      } as object;
    },
  };
}
