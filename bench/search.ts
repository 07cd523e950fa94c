import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {readPageList} from '../plugins/locale-gateway/pages';
import {browse} from '../scripts/lib/browse';

/** Compressed bytes until a query has its first result. */
export interface SearchWeight {
  /** What the page fetches after the search is opened, code included. */
  readonly pieces: number;
  /** One file with an index of all pages of the version, without its code. */
  readonly whole: number;
}

const gzipped = (content: Buffer | string) =>
  gzipSync(content, {level: 9}).length;

/** An index of the current release's pages, as most searches load it. */
function wholeIndex(directory: string): string {
  const index = new MiniSearch({fields: ['text'], storeFields: ['title']});
  for (const [id, {path: below, title}] of readPageList(directory).entries()) {
    const file = path.join(directory, below, 'index.md');
    if (!/^(?:next|\d+\.\d+)\//.test(below) && fs.existsSync(file)) {
      index.add({id, title, text: fs.readFileSync(file, 'utf8')});
    }
  }
  return JSON.stringify(index);
}

/**
 * Weighs the search in Chromium.
 *
 * @param directory - the built site.
 * @param query - words that only the text of pages has.
 */
export function weighSearch(
  directory: string,
  query: string,
): Promise<SearchWeight> {
  return browse(directory, async (browser, origin) => {
    const page = await browser.newPage();
    await page.goto(`${origin}/en/components/alerts/`);
    await page.waitForLoadState('networkidle');
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      bodies.push(response.body());
    });
    await page.getByRole('button', {name: 'Search the documentation'}).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').first().fill(query);
    await dialog.getByRole('listbox').getByRole('option').first().waitFor();
    const sizes = (await Promise.all([...bodies])).map(gzipped);
    return {
      pieces: sizes.reduce((sum, size) => sum + size, 0),
      whole: gzipped(wholeIndex(path.join(directory, 'en'))),
    };
  });
}
