import fs from 'node:fs';
import {type OwnTable, tableElementId} from '../client/types';
import {type PagesFile, noPage} from '../tables/file';

let read: PagesFile | undefined;

/**
 * The element that holds a page's table in its HTML.
 *
 * @param address - the page's, as in its route.
 * @param file - absolute path of what the browser's bundle wrote of the tables.
 */
export function tableElement(address: string, file: string): string {
  read ??= JSON.parse(fs.readFileSync(file, 'utf8')) as PagesFile;
  const {sections, pages} = read;
  const page = pages[address] ?? pages[noPage];
  if (!page) {
    throw new Error(`${file}: it has no table for ${address}; build again.`);
  }
  const table: OwnTable = {...page, sections};
  const text = JSON.stringify(table).replaceAll('<', '\\u003c');
  return `<script id="${tableElementId}" type="application/json">${text}</script>`;
}
