import {emptyIndex, needed, type PageIndex, parseIndex} from './index-of-pages';

/** The cache of one build, and the index of its pages, which lies in it. */
export class BuildCache {
  private readonly indexAddress: string;

  /**
   * @param base - address of the locale.
   * @param name - of the cache: see `pageCache`.
   */
  constructor(
    base: string,
    private readonly name: string,
  ) {
    this.indexAddress = `${base}~offline`;
  }

  /** What is kept at an address. */
  async match(address: string): Promise<Response | undefined> {
    return (await this.open()).match(address);
  }

  /** Keeps an answer. The index is to say that it is there: see `sweep`. */
  async put(address: string, answer: Response): Promise<void> {
    await (await this.open()).put(address, answer);
  }

  /**
   * Fetches and keeps files, all of them.
   *
   * @throws when there is one that cannot be had.
   */
  async addAll(addresses: readonly string[]): Promise<void> {
    await (await this.open()).addAll([...addresses]);
  }

  async readIndex(): Promise<PageIndex> {
    const stored = await this.match(this.indexAddress);
    return stored ? parseIndex(await stored.text()) : emptyIndex;
  }

  async writeIndex(index: PageIndex): Promise<void> {
    await this.put(this.indexAddress, new Response(JSON.stringify(index)));
  }

  /** Writes the index and deletes what is not in it. */
  async sweep(index: PageIndex): Promise<void> {
    await this.writeIndex(index);
    const cache = await this.open();
    const keep = needed(index).add(this.indexAddress);
    for (const request of await cache.keys()) {
      if (!keep.has(new URL(request.url).pathname)) {
        await cache.delete(request);
      }
    }
  }

  private open(): Promise<Cache> {
    return caches.open(this.name);
  }
}
