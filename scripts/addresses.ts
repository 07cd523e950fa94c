/**
 * `npm run addresses:update`: adds new pages to the committed list of published
 * addresses, from what was built last. Nothing that was published is taken off
 * the list unless a redirect took its place.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fallbackLocale} from '../config/locales';
import {readPageList} from '../plugins/locale-gateway/pages';
import {
  formatPublished,
  publishedAddresses,
  publishedFile,
  readPublished,
  toPublished,
} from '../plugins/locale-gateway/published';
import {readRedirects} from '../plugins/locale-gateway/redirects';
import {root} from './lib/run';

/** Pages of the unreleased version are not published yet. */
const unreleased = '/next/';

function update(): void {
  const pages = new Set(
    readPageList(path.join(root, 'build', fallbackLocale)).map(
      (page) => `/${page.path}`,
    ),
  );
  const moved = new Set(readRedirects(root).map(({from}) => `${from}/`));
  const before = publishedAddresses(readPublished(root));
  const after = new Set(
    [...before, ...pages].filter(
      (page) => !moved.has(page) && !page.startsWith(unreleased),
    ),
  );
  fs.writeFileSync(
    path.join(root, publishedFile),
    formatPublished(toPublished(after)),
  );
  console.log(
    `${after.size} addresses are published, ${after.size - before.length} more than before.`,
  );
}

try {
  update();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
