/**
 * `npm run examples:measure`: measures the examples of the built English site
 * in Chromium and writes their heights to `data/example-heights.json`, from
 * which a page reserves the room for an example before it runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from 'playwright-core';
import {readVersions} from '../config/versions';
import {docsRoot} from '../plugins/live-examples/compiler/paths';
import {ensureChromium} from './lib/chromium';
import {root} from './lib/run';
import {createStaticServer, listen} from './lib/static-server';

const file = path.join(root, 'data/example-heights.json');

const locale = 'en';

/** Pages with examples, each with its folder of examples. */
function findPages(): {pathname: string; folder: string}[] {
  return readVersions(root).flatMap((version) => {
    const docs = path.join(root, docsRoot(version.name));
    return (
      fs
        .readdirSync(docs, {recursive: true, encoding: 'utf8'})
        // Folders with an underscore are no pages.
        .filter((entry) => /(?:^|[\\/])(?!_)[^\\/]+[\\/]examples$/.test(entry))
        .map((entry) => {
          const page = path.dirname(entry).split(path.sep).join('/');
          return {
            pathname: path.posix.join('/', locale, version.path, page, '/'),
            folder: `${docsRoot(version.name)}/${page}/examples`,
          };
        })
    );
  });
}

/** Heights of the examples on a page, by name. */
async function measure(
  browser: Browser,
  url: string,
): Promise<Record<string, number>> {
  const page = await browser.newPage({
    viewport: {width: 1440, height: 900},
    reducedMotion: 'reduce',
  });
  try {
    await page.goto(url);
    const heights: Record<string, number> = {};
    for (const card of await page.locator('[id^="example-"]').all()) {
      await card.scrollIntoViewIfNeeded();
      const sandbox = card.locator('.vue-sandbox');
      await sandbox.waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const name = (await card.getAttribute('id'))?.slice('example-'.length);
      heights[String(name)] = await sandbox.evaluate((element) =>
        Math.ceil(element.getBoundingClientRect().height),
      );
    }
    return heights;
  } finally {
    await page.close();
  }
}

async function run(): Promise<void> {
  const server = createStaticServer(path.join(root, 'build'));
  const origin = await listen(server, 0);
  const browser = await chromium.launch({
    executablePath: ensureChromium(process.env),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const heights: Record<string, number> = {};
    for (const {pathname, folder} of findPages()) {
      const found = await measure(browser, `${origin}${pathname}`);
      for (const [name, height] of Object.entries(found)) {
        if (height > 0) {
          heights[`${folder}/${name}.vue`] = height;
        }
      }
      console.log(`${pathname}: ${Object.keys(found).length} examples`);
    }
    const sorted = Object.fromEntries(
      Object.entries(heights).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    fs.writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

run().catch((error: unknown) => {
  console.error(
    error instanceof Error ? error.message : error,
    '\nBuild the English site first: npm run build -- --locale en',
  );
  process.exitCode = 1;
});
