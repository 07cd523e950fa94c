import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentHash} from '../live-examples/compiler/hash';
import {readIslandFiles} from '../lean-client/tables/islands';
import {readExampleFiles} from '../live-examples/compiler/files';
import {type BuildInfo, entryOf} from './build-info';
import {bundleRemoval, bundleWorker} from './bundle';
import {manifestFile, workerFile} from './names';
import {type Options, parseOptions, type ResolvedOptions} from './options';
import {readPages} from './table';
import {webManifest} from './web-manifest';

export type {Options};

/**
 * Lets pages be read without a connection once they were visited: see the
 * README beside this file.
 */
export default function offline(
  {siteDir, siteConfig, baseUrl, generatedFilesDir, i18n}: LoadContext,
  options: ResolvedOptions,
): Plugin {
  const {title, titleDelimiter} = siteConfig;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentFolder = path.join(generatedFilesDir, 'offline');

  async function writeWorker(
    outDir: string,
    routes: readonly string[],
  ): Promise<string> {
    const home = await fs.readFile(path.join(outDir, 'index.html'), 'utf8');
    const entry = entryOf(home);
    if (entry === '') {
      throw new Error(
        'The home page names no script assets/js/main.<hash>.js, by which builds are told apart; adapt entryOf in plugins/offline/build-info.ts.',
      );
    }
    const examples = readExampleFiles(siteDir, generatedFilesDir);
    const {table, hash} = await readPages(
      outDir,
      baseUrl,
      routes,
      examples,
      readIslandFiles(generatedFilesDir),
    );
    const json = JSON.stringify(table);
    const file = `assets/offline/${contentHash(json)}.json`;
    await fs.mkdir(path.join(outDir, path.dirname(file)), {recursive: true});
    await fs.writeFile(path.join(outDir, file), json);
    const info: BuildInfo = {
      build: hash,
      base: baseUrl,
      entry,
      offlinePage: baseUrl + options.page,
      table: baseUrl + file,
      siteName: ` ${titleDelimiter} ${title}`,
    };
    return bundleWorker(info);
  }

  return {
    name: 'offline',

    // A worker of a build that was served at the same address goes away.
    async contentLoaded() {
      if (isDevelopment) {
        await fs.mkdir(developmentFolder, {recursive: true});
        await fs.writeFile(
          path.join(developmentFolder, workerFile),
          await bundleRemoval(baseUrl),
        );
      }
    },

    configureWebpack() {
      return {
        devServer: {
          static: [{directory: developmentFolder, publicPath: baseUrl}],
        },
      } as object;
    },

    injectHtmlTags: () => ({
      headTags: [
        ...(isDevelopment
          ? []
          : [
              {
                tagName: 'link',
                attributes: {rel: 'manifest', href: baseUrl + manifestFile},
              },
            ]),
        ...(['light', 'dark'] as const).map((theme) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            media: `(prefers-color-scheme: ${theme})`,
            content: options.colors[theme],
          },
        })),
      ],
    }),

    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.filter((route) => route.endsWith('/'));
      const script = options.enabled
        ? await writeWorker(outDir, routes)
        : await bundleRemoval(baseUrl);
      await fs.writeFile(path.join(outDir, workerFile), script);
      const home = await fs.readFile(path.join(outDir, 'index.html'), 'utf8');
      const lang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? '';
      await fs.writeFile(
        path.join(outDir, manifestFile),
        webManifest({title, lang, base: baseUrl}, options, home),
      );
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
