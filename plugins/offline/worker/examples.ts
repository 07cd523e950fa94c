import type {BuildInfo, FileTable} from '../build-info';
import type {BuildCache} from './build-cache';
import {fetchWhole} from './fetch';

/** The table of what examples need, kept once it was asked for. */
async function readTable(
  cache: BuildCache,
  {table}: BuildInfo,
): Promise<FileTable | undefined> {
  const response = (await cache.match(table)) ?? (await fetchWhole(table));
  if (!response) {
    return undefined;
  }
  await cache.put(table, response.clone());
  const index = await cache.readIndex();
  const fixed = [...new Set([...index.fixed, table])];
  await cache.writeIndex({...index, fixed});
  return (await response.json()) as FileTable;
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
