import type {BuildInfo} from '../build-info';

/** What the names of all caches of a locale start with. */
export const cachePrefix = (base: string): string => `offline ${base} `;

/** Name of the cache with the pages of a build and what they need. */
export const pageCache = ({base, build}: BuildInfo): string =>
  cachePrefix(base) + build;

/** Name of the cache with the parts of the search index that were used. */
export const searchCache = (info: BuildInfo): string =>
  `${pageCache(info)} search`;

/** Names of the locale's caches but for those of one build. */
export async function otherCaches(
  base: string,
  own: readonly string[],
): Promise<string[]> {
  const names = await caches.keys();
  return names.filter(
    (name) => name.startsWith(cachePrefix(base)) && !own.includes(name),
  );
}

/** Deletes caches, whatever is in them. */
export const deleteCaches = (names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => caches.delete(name)));
