import * as z from 'zod/mini';
import type {BuildInfo, FileTable} from '../build-info';
import type {BuildCache} from './build-cache';
import {fetchWhole} from './fetch';
import {parseJson} from './json';

const tableSchema: z.ZodMiniType<FileTable> = z.object({
  files: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.number())),
  editing: z.array(z.number()),
});

/** The table of what examples need, kept once it was asked for. */
async function readTable(
  cache: BuildCache,
  {table}: BuildInfo,
): Promise<FileTable | undefined> {
  const response = (await cache.match(table)) ?? (await fetchWhole(table));
  const files =
    response && parseJson(tableSchema, await response.clone().text());
  // A page is kept without its examples when a host answers with something else.
  if (!files) {
    return undefined;
  }
  await cache.put(table, response);
  const index = await cache.readIndex();
  const fixed = [...new Set([...index.fixed, table])];
  await cache.writeIndex({...index, fixed});
  return files;
}

/** Addresses of what the examples of a page need. */
export async function filesOfExamples(
  cache: BuildCache,
  info: BuildInfo,
  page: string,
): Promise<string[]> {
  const table = await readTable(cache, info);
  const named = (numbers: readonly number[] = []) =>
    numbers.flatMap((number) => table?.files[number] ?? []);
  const files = named(table?.pages[page]);
  const {pages} = await cache.readIndex();
  // Who reads a second page with examples may edit one.
  const readsOn = Object.entries(pages).some(
    ([address, kept]) => kept.examples && address !== page,
  );
  return readsOn ? [...files, ...named(table?.editing)] : files;
}
