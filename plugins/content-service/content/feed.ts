import {toXml} from 'xast-util-to-xml';
import {x} from 'xastscript';
import type {Release} from '../client/types';

/** Name of the file, in the folder of each language. */
export const feedFile = 'releases.xml';

/** A feed is for what is new: more only makes every request larger. */
const longest = 20;

interface Feed {
  readonly title: string;
  readonly description: string;
  /** Whole address of the page that shows the releases, slash at its end. */
  readonly page: string;
  /** Whole address of the feed itself. */
  readonly self: string;
}

/**
 * Address of a release on the page that shows all of them.
 *
 * @param page - address of that page, slash at its end.
 */
function releaseAddress(page: string, name: string): string {
  return `${page}?${new URLSearchParams({release: name}).toString()}`;
}

/**
 * An RSS 2.0 feed of the newest releases. A release whose date nobody knows
 * has none.
 *
 * @param releases - newest first; links in their HTML must be whole.
 */
export function releaseFeed(
  {title, description, page, self}: Feed,
  releases: readonly Release[],
): string {
  const items = releases
    .slice(0, longest)
    .map(({name, publishedAt, html}) =>
      x('item', [
        x('title', name),
        x('link', releaseAddress(page, name)),
        x('guid', {isPermaLink: 'true'}, releaseAddress(page, name)),
        publishedAt === undefined
          ? undefined
          : x('pubDate', new Date(publishedAt).toUTCString()),
        x('description', html),
      ]),
    );
  const feed = x(
    'rss',
    {version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom'},
    [
      x('channel', [
        x('title', title),
        x('link', page),
        x('description', description),
        // The notes are written in it, whatever the language of the page.
        x('language', 'en'),
        x('atom:link', {href: self, rel: 'self', type: 'application/rss+xml'}),
        ...items,
      ]),
    ],
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(feed)}\n`;
}
