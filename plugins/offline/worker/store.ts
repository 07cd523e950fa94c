import type {BuildInfo} from '../build-info';
import {BuildCache} from './build-cache';
import {deleteCaches, otherCaches, pageCache, searchCache} from './caches';
import {fetchPage} from './fetch';
import {newestFirst} from './index-of-pages';
import {keepPage, type Visit} from './keep';
import {readPage, standIn} from './page';

/**
 * The pages of one build that can be read without a connection. A page is in
 * the index only when all it needs is in the cache, and nothing of another
 * build ever is.
 */
export class Store {
  private readonly cache: BuildCache;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly info: BuildInfo) {
    this.cache = new BuildCache(info.base, pageCache(info));
  }

  /** What is kept at an address. */
  match(address: string): Promise<Response | undefined> {
    return this.cache.match(address);
  }

  /** Keeps what makes the page that stands in for others. */
  prepare(): Promise<void> {
    return this.inTurn(async () => {
      const {offlinePage, base, siteName} = this.info;
      const page = await fetchPage(this.info, offlinePage);
      if (!page) {
        throw new Error(`${offlinePage} is not of the build of this worker.`);
      }
      const sheets = readPage(page.html, base, siteName).essential.filter(
        (file) => file.endsWith('.css'),
      );
      await this.cache.put(offlinePage, page.response);
      await this.cache.addAll(sheets);
      const index = await this.cache.readIndex();
      const fixed = [offlinePage, ...sheets];
      await this.cache.writeIndex({...index, fixed});
    });
  }

  /** Drops what earlier builds kept, and remembers which pages these were. */
  takeOver(): Promise<void> {
    return this.inTurn(async () => {
      const {base} = this.info;
      const names = await otherCaches(base, [
        pageCache(this.info),
        searchCache(this.info),
      ]);
      const index = await this.cache.readIndex();
      const pending = new Map(index.pending);
      for (const name of names) {
        const earlier = await new BuildCache(base, name).readIndex();
        newestFirst(earlier).forEach(([address, {visited}]) =>
          pending.set(address, visited),
        );
        earlier.pending.forEach(([address, visited]) =>
          pending.set(address, visited),
        );
      }
      await this.cache.writeIndex({...index, pending: [...pending]});
      await deleteCaches(names);
    });
  }

  /** Keeps a page with all it needs; the oldest ones make room for it. */
  keep(visit: Visit): Promise<void> {
    return this.inTurn(() => keepPage(this.cache, this.info, visit));
  }

  /** Fetches the pages that the build before had kept. */
  keepPending(): Promise<void> {
    return this.inTurn(async () => {
      let {pending} = await this.cache.readIndex();
      for (const [page, visited] of pending) {
        const {pages} = await this.cache.readIndex();
        if (!(page in pages)) {
          const visit = {page, visited, loaded: [], examples: true};
          await keepPage(this.cache, this.info, visit);
        }
        pending = pending.slice(1);
        await this.cache.writeIndex({
          ...(await this.cache.readIndex()),
          pending,
        });
      }
    });
  }

  /** The page that stands in for one that is not kept. */
  async standIn(): Promise<Response> {
    const page = await this.match(this.info.offlinePage);
    if (!page) {
      return Response.error();
    }
    const pages = newestFirst(await this.cache.readIndex()).map(
      ([address, {title}]) => ({address, title}),
    );
    return new Response(standIn(await page.text(), pages), {
      headers: page.headers,
    });
  }

  /** Does one thing after the other, so that the index is never lost. */
  private inTurn(task: () => Promise<void>): Promise<void> {
    const turn = this.last.then(task, task);
    this.last = turn;
    return turn;
  }
}
