import {gzipSync} from 'node:zlib';
import type {Browser, Page} from 'playwright-core';
import {browse} from '../scripts/lib/browse';

/** Compressed bytes of one kind of file. */
export interface Weight {
  readonly script: number;
  readonly stylesheet: number;
  /** Scripts and styles fetched ahead, for pages that may come next. */
  readonly prefetched: number;
}

/** What a page weighs; the second where it has examples. */
export interface PageWeight {
  readonly before: Weight;
  readonly withOne?: Weight;
  /** With the whole window full of links. */
  readonly inFullWindow: Weight;
}

const example = '.vue-sandbox';

/** Adds up the scripts and styles a page gets, from the responses' bodies. */
function weigh(page: Page): () => Promise<Weight> {
  const responses: Promise<{kind: keyof Weight; bytes: number}>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const type = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
    // A file fetched ahead and now in use is checked again, but not sent.
    if (!type || response.status() !== 200) {
      return;
    }
    const read = async () => {
      const headers = await request.allHeaders();
      const ahead = headers['sec-purpose']?.startsWith('prefetch');
      return {
        kind: ahead
          ? ('prefetched' as const)
          : type === 'js'
            ? ('script' as const)
            : ('stylesheet' as const),
        bytes: gzipSync(await response.body(), {level: 9}).length,
      };
    };
    responses.push(read());
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const weight = {script: 0, stylesheet: 0, prefetched: 0};
    for (const {kind, bytes} of await Promise.all(responses)) {
      weight[kind] += bytes;
    }
    return weight;
  };
}

async function measure(browser: Browser, url: string): Promise<PageWeight> {
  // Too low a window for any example to be in view.
  const page = await browser.newPage({viewport: {width: 1440, height: 60}});
  const read = weigh(page);
  await page.goto(url);
  const before = await read();
  if ((await page.locator(example).count()) > 0) {
    throw new Error(`${url} shows an example in its first 60 pixels.`);
  }
  let withOne: Weight | undefined;
  for (let height = 100; height <= 900; height += 20) {
    await page.setViewportSize({width: 1440, height});
    await page.waitForTimeout(50);
    if (!withOne && (await page.locator(example).count()) > 0) {
      await page.waitForSelector(`${example} *`, {state: 'attached'});
      withOne = await read();
    }
  }
  return {before, ...(withOne && {withOne}), inFullWindow: await read()};
}

/**
 * Weighs a page in Chromium.
 *
 * @param directory - the built site.
 * @param pathname - the page's address on it.
 */
export function measurePage(
  directory: string,
  pathname: string,
): Promise<PageWeight> {
  return browse(directory, (browser, origin) =>
    measure(browser, origin + pathname),
  );
}
