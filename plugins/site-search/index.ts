import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentOf} from '../util/builtPage';
import {codeHash, hashOf, openResults} from '../util/keptResults';
import {pageText, readPage} from './build/page';
import {writeTextIndex} from './build/text';
import {isApiPage, packPages, type SearchPage} from './client/pages';
import {type Options, parseOptions} from './options';

export type {Options};

/** Folder of the indexes below a locale. */
const folderName = 'search';

/** A page of the search with where it comes from. */
interface BuiltPage {
  readonly page: SearchPage;
  /** Absolute path. */
  readonly file: string;
  /** Hash of what the page says. */
  readonly content: string;
}

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
  const cache = path.join(
    siteDir,
    'node_modules/.cache/site-search',
    i18n.currentLocale,
  );

  /** Reads the built pages, by version. */
  async function readPages(
    outDir: string,
    routes: readonly string[],
    code: string,
  ): Promise<Map<string, BuiltPage[]>> {
    const kept = openResults(path.join(cache, 'pages.json'), code, pageText);
    const pages = new Map<string, BuiltPage[]>();
    for (const route of routes.filter((address) => address.endsWith('/'))) {
      const below = route.slice(baseUrl.length);
      const file = path.join(outDir, below, 'index.html');
      const html = await fs.readFile(file, 'utf8');
      const content = hashOf(contentOf(html));
      const {version = release?.name ?? '', ...page} = kept.get(
        below,
        content,
        () => readPage(html),
      );
      if (page.title) {
        const list = pages.get(version) ?? [];
        pages.set(version, list);
        list.push({
          file,
          content,
          page: {
            path: below,
            ...page,
            // The page of a component repeats the tables of its API pages.
            items: isApiPage(below) ? page.items : [],
          },
        });
      }
    }
    kept.save();
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
      const code = codeHash(__dirname);
      const pages = await readPages(outDir, routesPaths, code);
      for (const {name} of versions) {
        const list = pages.get(name) ?? [];
        const folder = path.join(outDir, folderName, name);
        await fs.mkdir(folder, {recursive: true});
        await fs.writeFile(
          path.join(folder, 'pages.json'),
          JSON.stringify(packPages(list.map(({page}) => page))),
        );
        const guides = list.filter(({page}) => !isApiPage(page.path));
        await writeTextIndex(
          {
            folder: path.join(folder, 'text'),
            locale: i18n.currentLocale,
            pages: guides.map(({page, file}) => ({path: page.path, file})),
          },
          hashOf(
            code,
            ...guides.flatMap(({page, content}) => [page.path, content]),
          ),
          path.join(cache, name),
        );
      }
    },
  };
}
