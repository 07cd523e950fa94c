import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import * as z from 'zod';
import {parseYaml} from '../util/yaml';
import type {Redirect} from './redirects';

/** Addresses that the world may know, without locale. */
export interface Published {
  /** Paths below the locale: `/components/alerts/`. */
  readonly pages: readonly string[];
  /** Names of the API pages below a path: `/1.5/api/`. */
  readonly api: Readonly<Record<string, readonly string[]>>;
}

/** A version that was part of the site and is documented elsewhere. */
export interface RetiredVersion {
  /** Where it was below a locale: `1.0`. */
  readonly path: string;
  /** Where it is; with a slash at its end, its pages have the same paths there. */
  readonly href: string;
}

/** The committed list, from the site's root. */
export const publishedFile = 'data/published-addresses.yaml';

const schema = z.object({
  pages: z.array(z.string().regex(/^\/(?:[^/]+\/)*$/, 'end it in a slash')),
  api: z.record(
    z.string().regex(/^\/(?:[^/]+\/)*api\/$/, 'end it in /api/'),
    z.array(z.string().min(1)),
  ),
});

/**
 * Reads the list.
 *
 * @throws an error that names file, line and entry.
 */
export function readPublished(siteDir: string): Published {
  const text = fs.readFileSync(path.join(siteDir, publishedFile), 'utf8');
  return parseYaml(publishedFile, text, schema);
}

/** Every address of the list, in full. */
export function publishedAddresses({pages, api}: Published): string[] {
  return [
    ...pages,
    ...Object.entries(api).flatMap(([below, names]) =>
      names.map((name) => `${below}${name}/`),
    ),
  ];
}

/** The list with these addresses, in the order of the alphabet. */
export function toPublished(addresses: Iterable<string>): Published {
  const pages: string[] = [];
  const api: Record<string, string[]> = {};
  for (const address of [...addresses].sort()) {
    const [, below, name] =
      /^(\/(?:[^/]+\/)*api\/)([^/]+)\/$/.exec(address) ?? [];
    if (below !== undefined && name !== undefined) {
      (api[below] ??= []).push(name);
    } else {
      pages.push(address);
    }
  }
  return {pages, api};
}

/** The text of the file. */
export function formatPublished(published: Published): string {
  const head = `# Addresses without language that were published. The build stops when one of
# them disappears and no redirect takes its place.
# Written by npm run addresses:update; entries are not removed by hand.
`;
  return head + stringify(published);
}

/** Where an address of a retired version leads. */
function newPlace(address: string, {path: at, href}: RetiredVersion): string {
  const takesPaths = /^[^?#]*\/$/.test(href);
  return takesPaths ? `${href}${address.slice(`/${at}/`.length)}` : href;
}

/**
 * The published addresses of versions that are documented elsewhere by now, as
 * redirects: each leads to the same path below where its version is, or to its
 * start.
 */
export function retiredRedirects(
  published: Published,
  retired: readonly RetiredVersion[],
): Redirect[] {
  return publishedAddresses(published).flatMap((address) => {
    const version = retired.find(({path: at}) => address.startsWith(`/${at}/`));
    return version
      ? [{from: address.replace(/\/$/, ''), to: newPlace(address, version)}]
      : [];
  });
}

/**
 * The published addresses that were neither built nor redirected.
 *
 * @param pages - paths of all pages below the locale, with a slash first.
 * @param retired - versions whose addresses lead elsewhere.
 * @returns one message for each.
 */
export function findLostAddresses(
  published: Published,
  pages: ReadonlySet<string>,
  redirects: readonly Redirect[],
  retired: readonly RetiredVersion[] = [],
): string[] {
  const moved = new Set(
    [...redirects, ...retiredRedirects(published, retired)].map(
      ({from}) => `${from}/`,
    ),
  );
  return publishedAddresses(published)
    .filter((address) => !pages.has(address) && !moved.has(address))
    .map(
      (address) =>
        `${publishedFile}: "${address}" was published and is gone. Redirect it in data/legacy-redirects.json to the page that took its place.`,
    );
}
