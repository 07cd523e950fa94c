import * as z from 'zod/mini';
import {parseJson} from './json';

/** A page that is kept. */
export interface KeptPage {
  readonly title: string;
  /** When it was visited last, in milliseconds. */
  readonly visited: number;
  /** Addresses of the files that it needs. */
  readonly files: readonly string[];
  /** Whether it has examples. */
  readonly examples: boolean;
}

/** What a build's cache holds; it lies in the cache itself. */
export interface PageIndex {
  /** By address. */
  readonly pages: Readonly<Record<string, KeptPage>>;
  /** Sizes in bytes of all that is kept, by address. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Files of the page that stands in, which are never dropped. */
  readonly fixed: readonly string[];
  /**
   * Pages that an earlier build had kept, still to be fetched of this one:
   * address and time of the visit.
   */
  readonly pending: readonly (readonly [address: string, visited: number])[];
}

/** An index of nothing. */
export const emptyIndex: PageIndex = {
  pages: {},
  sizes: {},
  fixed: [],
  pending: [],
};

const indexSchema: z.ZodMiniType<PageIndex> = z.object({
  pages: z.record(
    z.string(),
    z.object({
      title: z.string(),
      visited: z.number(),
      files: z.array(z.string()),
      examples: z.boolean(),
    }),
  ),
  sizes: z.record(z.string(), z.number()),
  fixed: z.array(z.string()),
  pending: z.array(z.tuple([z.string(), z.number()])),
});

/**
 * Reads an index as it was stored, by the worker of an earlier build perhaps.
 *
 * @returns an index of nothing when it is none: what it named is forgotten.
 */
export const parseIndex = (text: string): PageIndex =>
  parseJson(indexSchema, text) ?? emptyIndex;

/** At most so much is kept of a language. */
export const limits = {pages: 50, bytes: 50 * 1024 * 1024};

/** The kept pages, last visited first. */
export const newestFirst = (index: PageIndex): [string, KeptPage][] =>
  Object.entries(index.pages).sort(([, a], [, b]) => b.visited - a.visited);

/** Addresses of all that some page needs, the pages included. */
export const needed = ({pages, fixed}: PageIndex): Set<string> =>
  new Set([
    ...fixed,
    ...Object.entries(pages).flatMap(([address, {files}]) => [
      address,
      ...files,
    ]),
  ]);

/** The index without a page, and without the sizes of what nobody needs now. */
export function withoutPage(index: PageIndex, address: string): PageIndex {
  const pages = Object.fromEntries(
    Object.entries(index.pages).filter(([page]) => page !== address),
  );
  const rest = {...index, pages};
  const still = needed(rest);
  return {
    ...rest,
    sizes: Object.fromEntries(
      Object.entries(index.sizes).filter(([file]) => still.has(file)),
    ),
  };
}

const total = (sizes: PageIndex['sizes']) =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

/**
 * Drops the pages that were visited longest ago until the index is within the
 * limits.
 *
 * @param keep - address of the page that is never dropped.
 */
export function withinLimits(
  index: PageIndex,
  keep: string,
  {pages, bytes} = limits,
): PageIndex {
  let rest = index;
  for (const [address] of newestFirst(index).reverse()) {
    const isFull =
      Object.keys(rest.pages).length > pages || total(rest.sizes) > bytes;
    if (isFull && address !== keep) {
      rest = withoutPage(rest, address);
    }
  }
  return rest;
}
