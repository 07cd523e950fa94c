import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

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
const awaitedSchema = z.array(address);

/** An old address and where it leads, both without locale and last slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What the data files say about moved pages. */
export interface Redirects {
  /** Redirects whose pages exist. */
  readonly live: readonly Redirect[];
  /** Redirects whose pages are still to be written. */
  readonly waiting: readonly Redirect[];
}

/** Files of the data, from the site's root. */
export const redirectsFile = 'data/legacy-redirects.json';
export const awaitedFile = 'data/awaited-pages.json';

function readJson<T>(siteDir: string, file: string, schema: z.ZodType<T>): T {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const result = schema.safeParse(content);
  if (!result.success) {
    throw new Error(`${file}:\n${z.prettifyError(result.error)}`);
  }
  return result.data;
}

function readAwaited(siteDir: string): string[] {
  return readJson(siteDir, awaitedFile, awaitedSchema);
}

/**
 * Takes pages that were written off the list of those still to be written.
 *
 * @param isWritten - whether there is a page at an address of the list.
 * @returns how many pages are left.
 */
export function dropWritten(
  siteDir: string,
  isWritten: (page: string) => boolean,
): number {
  const left = readAwaited(siteDir).filter((page) => !isWritten(page));
  fs.writeFileSync(
    path.join(siteDir, awaitedFile),
    `${JSON.stringify(left, null, 2)}\n`,
  );
  return left.length;
}

/**
 * Reads and checks the redirects.
 *
 * @param siteDir - the site's root.
 * @throws an error that names the file and every wrong entry: one that leads
 * to another redirect, or an awaited page that no redirect leads to.
 */
export function readRedirects(siteDir: string): Redirects {
  const map = readJson(siteDir, redirectsFile, redirectsSchema);
  const awaited = new Set(readAwaited(siteDir));
  const all = Object.entries(map).map(([from, to]) => ({from, to}));
  const problems = [
    ...all
      .filter(({to}) => to in map)
      .map(
        ({from, to}) =>
          `${redirectsFile}: "${from}" leads to "${to}", which is redirected itself. Let it lead to "${map[to] ?? ''}".`,
      ),
    ...[...awaited]
      .filter((page) => !all.some(({to}) => to === page))
      .map(
        (page) =>
          `${awaitedFile}: no redirect leads to "${page}". Remove it from the list.`,
      ),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return {
    live: all.filter(({to}) => !awaited.has(to)),
    waiting: all.filter(({to}) => awaited.has(to)),
  };
}

/**
 * Checks the redirects against the pages that were built.
 *
 * @param pages - paths of all pages below the locale: `/components/alerts/`.
 * @returns one message for each redirect that leads nowhere or hides a page,
 * and for each awaited page that exists by now.
 */
export function findRedirectProblems(
  {live, waiting}: Redirects,
  pages: ReadonlySet<string>,
): string[] {
  const exists = (page: string) => pages.has(`${page}/`);
  const awaited = new Set(waiting.map(({to}) => to));
  return [
    ...live
      .filter(({to}) => !exists(to))
      .map(
        ({from, to}) =>
          `${redirectsFile}: "${from}" leads to "${to}", where there is no page. Correct the address, or add "${to}" to ${awaitedFile} when the page is still to be written.`,
      ),
    ...[...live, ...waiting]
      .filter(({from}) => exists(from))
      .map(
        ({from}) =>
          `${redirectsFile}: there is a page at "${from}". Remove the redirect, or the page.`,
      ),
    ...[...awaited]
      .filter(exists)
      .map(
        (page) =>
          `${awaitedFile}: the page "${page}" exists now. Remove it from the list, or run npm run addresses:update.`,
      ),
  ];
}
