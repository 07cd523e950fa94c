import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runTextJob} from './build/job';
import {readPage} from './build/page';
import {isApiPage, packPages, type SearchPage} from './client/pages';
import {type Options, parseOptions} from './options';

export type {Options};

/** Folder of the indexes below a locale. */
const folderName = 'search';

/**
 * Makes the site searchable: see the README beside this file.
 *
 * @throws when the options are wrong, naming each field.
 */
export default function siteSearch(
  {siteDir, baseUrl, i18n}: LoadContext,
  rawOptions: unknown,
): Plugin {
  const {versions} = parseOptions(rawOptions);
  const release = versions.find((version) => version.path === '');

  async function readPages(
    outDir: string,
    routes: readonly string[],
  ): Promise<Map<string, SearchPage[]>> {
    const pages = new Map<string, SearchPage[]>();
    for (const route of routes.filter((address) => address.endsWith('/'))) {
      const below = route.slice(baseUrl.length);
      const html = await fs.readFile(
        path.join(outDir, below, 'index.html'),
        'utf8',
      );
      const {version = release?.name ?? '', ...page} = readPage(html);
      if (page.title) {
        const list = pages.get(version) ?? [];
        pages.set(version, list);
        list.push({
          path: below,
          ...page,
          // The page of a component repeats the tables of its API pages.
          items: isApiPage(below) ? page.items : [],
        });
      }
    }
    return pages;
  }

  return {
    name: 'site-search',

    // The server has no index of its own: it serves that of the last build.
    configureWebpack() {
      return {
        devServer: {
          static: [
            {
              directory: path.join(
                siteDir,
                'build',
                i18n.currentLocale,
                folderName,
              ),
              publicPath: `${baseUrl}${folderName}/`,
              watch: false,
            },
          ],
        },
      } as object;
    },

    async postBuild({outDir, routesPaths}) {
      const pages = await readPages(outDir, routesPaths);
      for (const {name} of versions) {
        const list = pages.get(name) ?? [];
        const folder = path.join(outDir, folderName, name);
        await fs.mkdir(folder, {recursive: true});
        await fs.writeFile(
          path.join(folder, 'pages.json'),
          JSON.stringify(packPages(list)),
        );
        await runTextJob({
          folder: path.join(folder, 'text'),
          locale: i18n.currentLocale,
          pages: list
            .filter(({path: below}) => !isApiPage(below))
            .map(({path: below}) => ({
              path: below,
              file: path.join(outDir, below, 'index.html'),
            })),
        });
      }
    },
  };
}
