import type {Addresses, ReleaseExcerpt} from './client/types';
import {excerptOf} from './content/excerpt';
import {readItems} from './content/items';
import {renderMarkdown} from './content/markdown';
import {
  presentAd,
  presentJob,
  presentNotification,
  presentSponsor,
  presentTheme,
} from './content/present';
import {
  adSchema,
  jobSchema,
  notificationSchema,
  releaseSchema,
  sponsorSchema,
  themeSchema,
} from './content/schemas';
import {newestNotifications} from './source/limits';
import type {Kind} from './source/sources';

/** Releases that a page names in passing, and how much of their notes. */
const newestReleases = 3;
const excerptLength = 180;

/**
 * The newest releases whose notes say something, in a few words each: all notes
 * together are too much for a page that is about something else.
 */
export function newestExcerpts(entries: readonly unknown[]): ReleaseExcerpt[] {
  return readItems(releaseSchema, entries, () => undefined)
    .map(({name, published_at: publishedAt, body}) => ({
      name,
      ...(publishedAt ? {publishedAt} : {}),
      excerpt: excerptOf(body, excerptLength),
    }))
    .filter(({excerpt}) => excerpt !== '')
    .slice(0, newestReleases);
}

/**
 * Makes of the entries of a kind what pages show; `release-data.ts` does it for
 * releases.
 *
 * @param report - is told of entries that had to be left out.
 */
export function presentEntries(
  kind: Exclude<Kind, 'releases'>,
  entries: readonly unknown[],
  addresses: Addresses,
  report: (problem: string) => void,
): readonly unknown[] {
  switch (kind) {
    case 'notifications':
      return readItems(notificationSchema, entries, report)
        .slice(0, newestNotifications)
        .map((entry) => presentNotification(entry, addresses));
    case 'ads':
      return readItems(adSchema, entries, report).flatMap(
        (entry) => presentAd(entry, addresses) ?? [],
      );
    case 'sponsors':
      return readItems(sponsorSchema, entries, report).map((entry) =>
        presentSponsor(entry, addresses),
      );
    case 'jobs':
      return readItems(jobSchema, entries, report).flatMap(
        (entry) => presentJob(entry, addresses) ?? [],
      );
    case 'themes':
      return readItems(themeSchema, entries, report).flatMap(
        (entry) => presentTheme(entry, addresses) ?? [],
      );
    case 'migration':
      return entries.map((text) => ({
        html: renderMarkdown(text, addresses.baseUrl),
      }));
  }
}
