import type {ListedPage} from '@site/plugins/locale-gateway/pages';
import {distance} from 'fastest-levenshtein';

/** How many pages are offered at most. */
const offered = 6;

/** Share of letters that may differ between two addresses that are alike. */
const tolerance = 0.35;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Letters that differ, as a share of the longer text. */
function difference(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

/**
 * How unlike two addresses are: in whole or, as pages move, in their last
 * segment alone.
 */
function unlikeness(asked: string, path: string): number {
  const last = (text: string) => segmentsOf(text).at(-1) ?? '';
  return Math.min(
    difference(asked, path),
    difference(last(asked), last(path)) + 0.05,
  );
}

/** The version of the documentation that an address begins with. */
function versionOf(path: string, versions: readonly string[]): string {
  const [first = ''] = segmentsOf(path);
  return versions.includes(first) ? first : '';
}

/**
 * The pages whose addresses are spelled most like one without a page.
 *
 * @param asked - address below the locale.
 * @param versions - segments that versions begin with: `next`, `1.5`.
 * @returns pages of the version that was asked for, the nearest first.
 */
export function nearestPages(
  asked: string,
  pages: readonly ListedPage[],
  versions: readonly string[],
): readonly ListedPage[] {
  const wanted = segmentsOf(asked.toLowerCase()).join('/');
  const version = versionOf(asked, versions);
  return pages
    .filter(({path}) => path !== '' && versionOf(path, versions) === version)
    .map((page) => ({
      page,
      by: unlikeness(wanted, segmentsOf(page.path).join('/')),
    }))
    .filter(({by}) => by <= tolerance)
    .sort((a, b) => a.by - b.by)
    .slice(0, offered)
    .map(({page}) => page);
}

/**
 * The pages whose title or address holds a text.
 *
 * @param version - the version to look in; empty for the current release.
 */
export function pagesNamed(
  query: string,
  pages: readonly ListedPage[],
  versions: readonly string[],
  version: string,
): readonly ListedPage[] {
  const text = query.trim().toLowerCase();
  const rank = ({title, path}: ListedPage) => {
    const name = title.toLowerCase();
    return name.startsWith(text)
      ? 0
      : name.includes(text)
        ? 1
        : path.includes(text.replace(/\s+/g, '-'))
          ? 2
          : 3;
  };
  const found = pages.filter(
    (page) => versionOf(page.path, versions) === version && rank(page) < 3,
  );
  return [...found].sort((a, b) => rank(a) - rank(b)).slice(0, offered);
}
