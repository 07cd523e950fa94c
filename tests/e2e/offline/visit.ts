import {expect, type Page} from '@playwright/test';

interface Index {
  readonly pages: Readonly<Record<string, {readonly files: readonly string[]}>>;
}

/** What a locale's caches hold: their names, the pages, all addresses. */
export interface Kept {
  readonly names: readonly string[];
  readonly pages: readonly string[];
  readonly urls: readonly string[];
}

/** Reads what is kept, in the page. */
export const readKept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const pages: string[] = [];
    const urls: string[] = [];
    for (const name of names) {
      const cache = await caches.open(name);
      for (const {url} of await cache.keys()) {
        urls.push(url);
        if (url.endsWith('/~offline')) {
          const answer = await cache.match(url);
          const index = (await answer?.json()) as Index;
          pages.push(...Object.keys(index.pages));
        }
      }
    }
    return {names, pages, urls};
  });

/** Waits until a page can be read without a connection, its examples too. */
export async function expectKept(page: Page, pathname: string): Promise<void> {
  await expect
    .poll(async () => (await readKept(page)).pages, {
      message: `${pathname} is kept`,
      timeout: 30_000,
    })
    .toContain(pathname);
}
