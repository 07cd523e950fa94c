import type {Addresses, ReleaseList} from './client/types';
import {feedFile, releaseFeed} from './content/feed';
import {readItems} from './content/items';
import {presentRelease} from './content/present';
import {groupReleases, listReleases} from './content/releases';
import {releaseSchema} from './content/schemas';

/** Where releases are shown. */
interface ReleaseSite {
  /** Name of the framework. */
  readonly title: string;
  /** Origin of the site. */
  readonly url: string;
  readonly baseUrl: string;
  /** Path of the page that shows the releases, below `baseUrl`. */
  readonly page: string;
}

interface ReleaseData {
  readonly list: ReleaseList;
  /** Safe HTML by the name of the release. */
  readonly notes: Readonly<Record<string, string>>;
  /** The feed's text. */
  readonly feed: string;
}

/**
 * Makes of the list of releases what the page shows at once, the notes that it
 * loads later, and the feed.
 *
 * @param report - is told of entries that had to be left out.
 */
export function releaseData(
  {sample, entries}: {sample: boolean; entries: readonly unknown[]},
  {title, url, baseUrl, page}: ReleaseSite,
  addresses: Addresses,
  report: (problem: string) => void,
): ReleaseData {
  const found = readItems(releaseSchema, entries, report);
  const releasesAt = (base: string) =>
    groupReleases(
      found.map((entry) =>
        presentRelease(entry, {...addresses, baseUrl: base}),
      ),
    );
  const groups = releasesAt(baseUrl);
  // Programs read a feed without knowing where it lies: its links are whole.
  const base = url + baseUrl;
  return {
    list: listReleases(groups, sample),
    notes: Object.fromEntries(
      groups.flatMap(({releases}) =>
        releases.map(({name, html}): [string, string] => [name, html]),
      ),
    ),
    feed: releaseFeed(
      {
        title: `${title} releases`,
        description: `New releases of ${title} and their notes`,
        page: base + page,
        self: base + feedFile,
      },
      releasesAt(base).flatMap(({releases}) => releases),
    ),
  };
}
