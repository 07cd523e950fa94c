import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sectionIds} from './browser/sections';
import {forwardScript} from '../client-redirects/forward';
import {contentPolicy, safetyHeaders} from './headers';
import {listScripts, scriptsOfLocales, sourceOfScript} from './headers/scripts';
import {reservedSegments} from './gateway';
import {type Options, parseOptions} from './options';
import {listPages, pagesFile} from './pages';
import {findLostAddresses, readPublished} from './published';
import {findRedirectProblems, readRedirects} from './redirects';
import {writeGateway, writeRoot} from './root';

export type {Options};

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
}

/**
 * The addresses outside of the locales and the promises about addresses: see
 * the README beside this file.
 *
 * @throws when the options or the data are wrong, naming each field.
 */
export default function localeGateway(
  {siteDir, siteConfig, baseUrl, generatedFilesDir, i18n}: LoadContext,
  rawOptions: unknown,
): Plugin {
  const options = parseOptions(rawOptions);
  const redirects = readRedirects(siteDir);
  const published = readPublished(siteDir);
  const developmentFolder = path.join(generatedFilesDir, 'locale-gateway');

  return {
    name: 'locale-gateway',

    async contentLoaded() {
      if (process.env.NODE_ENV === 'development') {
        // A development server has one locale: the gateway knows no other.
        const served = options.languages.filter(
          ({locale}) => locale === i18n.currentLocale,
        );
        await writeGateway(developmentFolder, ['index.html'], {
          ...options,
          languages: served,
          fallback: i18n.currentLocale,
          reservedSegments: ['api'],
        });
      }
    },

    configureWebpack() {
      return {
        devServer: {static: [{directory: developmentFolder, publicPath: '/'}]},
      } as object;
    },

    async postBuild({outDir, routesPaths}) {
      const list = listPages(
        outDir,
        routesPaths,
        baseUrl,
        ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
      );
      // Written first: the command that mends the lists reads it.
      await fs.writeFile(path.join(outDir, pagesFile), JSON.stringify(list));
      const pages = new Set(list.map((page) => `/${page.path}`));
      const problems = [
        ...findRedirectProblems(redirects, pages),
        ...(options.partial
          ? []
          : findLostAddresses(published, pages, redirects, options.retired)),
      ];
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
      listScripts(
        outDir,
        [...list.map((page) => `${page.path}index.html`), '404.html'].map(
          (file) => path.join(outDir, file),
        ),
      );
      // Each locale is built into its own folder; the root is their parent.
      await writeRoot(path.dirname(outDir), siteConfig.url, options, {
        site: {
          languages: options.languages,
          fallback: options.fallback,
          unpublished: options.unpublished,
          reservedSegments: reservedSegments(
            await foldersIn(outDir),
            redirects,
          ),
        },
        redirects,
        versionPaths: options.versionPaths,
        sections: sectionIds,
        headers: safetyHeaders(
          contentPolicy(options.policy, [
            ...scriptsOfLocales(path.dirname(outDir)),
            sourceOfScript(forwardScript),
          ]),
        ),
      });
    },
  };
}
