import {type BuildInfo, examplesOn} from '../build-info';
import type {BuildCache} from './build-cache';
import {filesOfExamples} from './examples';
import {type FetchedPage, fetchPage, fetchWhole} from './fetch';
import {
  type KeptPage,
  newestFirst,
  withinLimits,
  withoutPage,
} from './index-of-pages';
import {readPage} from './page';

/** What to keep of a page. */
export interface Visit {
  readonly page: string;
  readonly visited: number;
  /** Addresses that the page has loaded so far. */
  readonly loaded: readonly string[];
  /** Whether to fetch what its examples need. */
  readonly examples: boolean;
}

const isQuotaError = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Whether an address is that of a file, which belongs to the page alone. */
const isFile = (address: string, base: string) =>
  address.startsWith(base) &&
  !address.endsWith('/') &&
  !address.startsWith(`${base}search/`);

/** Drops the page that was visited longest ago; false when there is none. */
async function makeRoom(cache: BuildCache, but: string): Promise<boolean> {
  const index = await cache.readIndex();
  const oldest = newestFirst(index)
    .map(([address]) => address)
    .filter((address) => address !== but)
    .at(-1);
  if (oldest === undefined) {
    return false;
  }
  await cache.sweep(withoutPage(index, oldest));
  return true;
}

/** Writes what a page needs, then the page, then that it is there. */
async function write(
  cache: BuildCache,
  info: BuildInfo,
  visit: Visit,
  {response, html}: FetchedPage,
): Promise<void> {
  const {base, siteName} = info;
  const {title, essential, images} = readPage(html, base, siteName);
  const ofExamples =
    visit.examples && examplesOn(html).length > 0
      ? await filesOfExamples(cache, info, visit.page)
      : [];
  const index = await cache.readIndex();
  const before: KeptPage | undefined = index.pages[visit.page];
  const wanted = new Set([
    ...essential,
    ...images,
    ...ofExamples,
    ...visit.loaded.filter((address) => isFile(address, base)),
    ...(before?.files ?? []),
  ]);
  const sizes: Record<string, number> = {...index.sizes};
  const put = async (address: string, answer: Response) => {
    sizes[address] = (await answer.clone().blob()).size;
    await cache.put(address, answer);
  };
  const files: string[] = [];
  for (const file of wanted) {
    if (!(file in sizes)) {
      const answer = await fetchWhole(file);
      if (answer) {
        await put(file, answer);
      } else if (essential.includes(file)) {
        throw new Error(`${file} cannot be kept.`);
      } else {
        continue;
      }
    }
    files.push(file);
  }
  await put(visit.page, response.clone());
  const kept: KeptPage = {
    title,
    visited: visit.visited,
    files,
    examples: ofExamples.length > 0 || (before?.examples ?? false),
  };
  const pages = {...index.pages, [visit.page]: kept};
  await cache.sweep(withinLimits({...index, sizes, pages}, visit.page));
}

/** Keeps a page with all it needs, or nothing of it; older ones make room. */
export async function keepPage(
  cache: BuildCache,
  info: BuildInfo,
  visit: Visit,
): Promise<void> {
  const page = await fetchPage(info, visit.page);
  if (!page) {
    return;
  }
  for (;;) {
    try {
      await write(cache, info, visit, page);
      return;
    } catch (error) {
      if (!isQuotaError(error) || !(await makeRoom(cache, visit.page))) {
        await cache.sweep(await cache.readIndex());
        return;
      }
    }
  }
}
