import * as z from 'zod';
import {readJson} from '../util/json';

/** An address without locale and without a slash at its end. */
const address = z
  .string()
  .regex(
    /^(?:\/[a-z0-9.-]+)+$/,
    'write the path without language and without a slash at its end, such as /components/alerts',
  );

const redirectsSchema = z
  .record(z.string(), address)
  .superRefine((map, context) => {
    for (const from of Object.keys(map)) {
      for (const {message} of address.safeParse(from).error?.issues ?? []) {
        context.addIssue({code: 'custom', path: [from], message});
      }
    }
  });

/** An old address and where it leads, both without locale and last slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The data, from the site's root. */
export const redirectsFile = 'data/legacy-redirects.json';

/**
 * Reads and checks the redirects.
 *
 * @param siteDir - the site's root.
 * @throws an error that names the file and every wrong entry, one that leads
 * to another redirect among them.
 */
export function readRedirects(siteDir: string): Redirect[] {
  const map = readJson(
    siteDir,
    redirectsFile,
    redirectsSchema,
    'Correct it; CONTRIBUTING.md says how addresses are redirected.',
  );
  const redirects = Object.entries(map).map(([from, to]) => ({from, to}));
  const problems = redirects
    .filter(({to}) => to in map)
    .map(
      ({from, to}) =>
        `${redirectsFile}: "${from}" leads to "${to}", which is redirected itself. Let it lead to "${map[to] ?? ''}".`,
    );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return redirects;
}

/**
 * Checks the redirects against the pages that were built.
 *
 * @param pages - paths of all pages below the locale: `/components/alerts/`.
 * @returns one message for each redirect that leads nowhere or hides a page.
 */
export function findRedirectProblems(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): string[] {
  const exists = (page: string) => pages.has(`${page}/`);
  return [
    ...redirects
      .filter(({to}) => !exists(to))
      .map(
        ({from, to}) =>
          `${redirectsFile}: "${from}" leads to "${to}", where there is no page. Correct the address.`,
      ),
    ...redirects
      .filter(({from}) => exists(from))
      .map(
        ({from}) =>
          `${redirectsFile}: there is a page at "${from}". Remove the redirect, or the page.`,
      ),
  ];
}
