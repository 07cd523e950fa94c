import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readJson} from '../util/json';

/** A page of one locale, as the list of its pages has it. */
export interface ListedPage {
  /** Path below the locale: `components/alerts/`; empty for the home page. */
  readonly path: string;
  readonly title: string;
}

/** Name of the list in a locale's folder. */
export const pagesFile = 'pages.json';

const listSchema = z.array(z.object({path: z.string(), title: z.string()}));

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The title of a built page without the site's name at its end. */
export function titleOf(html: string, siteName: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title
    .replace(/&(?:\w+|#\w+);/g, (entity) => entities[entity] ?? entity)
    .replace(siteName, '')
    .trim();
}

/**
 * Lists the pages of a locale that was just built, by the titles in their
 * HTML: whatever plugin made a page, it is in the list.
 *
 * @param outDir - folder of the locale.
 * @param routes - addresses of the pages, with the base.
 * @param base - address of the locale: `/en/`.
 * @param siteName - what follows each title: ` — Vuetify`.
 */
export function listPages(
  outDir: string,
  routes: readonly string[],
  base: string,
  siteName: string,
): ListedPage[] {
  return routes
    .filter((route) => route.endsWith('/'))
    .map((route) => {
      const below = route.slice(base.length);
      const file = path.join(outDir, below, 'index.html');
      return {
        path: below,
        title: titleOf(fs.readFileSync(file, 'utf8'), siteName),
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Reads the list of a built locale.
 *
 * @param outDir - folder of the locale.
 * @throws when the locale is not built, or the list is damaged.
 */
export function readPageList(outDir: string): ListedPage[] {
  const file = path.join(outDir, pagesFile);
  if (!fs.existsSync(file)) {
    throw new Error(`${file} does not exist. Build first: npm run build`);
  }
  return readJson(outDir, pagesFile, listSchema, `Build ${outDir} again.`);
}
