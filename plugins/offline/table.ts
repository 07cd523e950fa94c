import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {ExampleFiles} from '../live-examples/compiler/files';
import {examplesOn, type FileTable} from './build-info';

/** The built pages of a locale, as far as the worker is concerned. */
export interface BuiltPages {
  readonly table: FileTable;
  /** Stands for the content of all pages. */
  readonly hash: string;
}

/**
 * Reads the built pages of a locale.
 *
 * @param outDir - folder of the locale.
 * @param base - address of the locale.
 * @param routes - addresses of the pages.
 * @param islandsOf - scripts that the islands of a page load.
 */
export async function readPages(
  outDir: string,
  base: string,
  routes: readonly string[],
  examples: ExampleFiles,
  islandsOf: (route: string) => readonly string[],
): Promise<BuiltPages> {
  const numbers = new Map<string, number>();
  const numberOf = (file: string) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const hash = createHash('sha256');
  const pages: Record<string, number[]> = {};
  for (const route of [...routes].sort()) {
    const file = path.join(outDir, route.slice(base.length), 'index.html');
    const html = await fs.readFile(file, 'utf8');
    hash.update(html);
    const needed = new Set([
      ...islandsOf(route),
      ...examplesOn(html).flatMap(examples.ofPage),
    ]);
    if (needed.size > 0) {
      pages[route] = [...needed].map(numberOf);
    }
  }
  const editing = examples.ofEditing.map(numberOf);
  return {
    table: {
      files: [...numbers.keys()].map((file) => base + file),
      pages,
      editing,
    },
    hash: hash.digest('hex').slice(0, 16),
  };
}
