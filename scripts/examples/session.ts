import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {readVersions} from '../../config/versions';
import {browse} from '../lib/browse';
import {bundleExamples} from './bundle';
import {entryCode} from './entry';
import type {Target} from './targets';

/** Sizes of windows. */
export const windows = {
  wide: {width: 1440, height: 900},
  narrow: {width: 390, height: 844},
};

/** Opens a page with the driver, in a window of that size. */
export type OpenPage = (size: keyof typeof windows) => Promise<Page>;

/** The stage is as wide as on a page of the site. */
const pageHtml = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Examples</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><link rel="stylesheet" href="main.css"><style>
body { margin: 0; background: var(--vd-bg); }
#stage[class] { box-sizing: border-box; max-inline-size: 766px; margin: 21px; }
</style></head><body><script src="main.js"></script></body></html>
`;

async function openPage(
  browser: Browser,
  origin: string,
  size: keyof typeof windows,
): Promise<Page> {
  const page = await browser.newPage({
    viewport: windows[size],
    reducedMotion: 'reduce',
  });
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await page.goto(origin);
  return page;
}

/**
 * Bundles targets on the development builds of Vue and the framework, and
 * serves them to a Chromium while a function runs.
 *
 * @param siteDir - root of the site that the targets belong to.
 * @throws when the targets cannot be bundled, or there is no Chromium.
 */
export async function withTargets<T>(
  siteDir: string,
  targets: readonly Target[],
  run: (open: OpenPage) => Promise<T>,
): Promise<T> {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  const site = path.join(outDir, 'site');
  try {
    await bundleExamples({
      siteDir,
      versions: readVersions(siteDir),
      entry: entryCode(siteDir, targets),
      outDir,
      baseUrl: '/',
      development: true,
    });
    fs.writeFileSync(path.join(site, 'index.html'), pageHtml);
    return await browse(site, (browser, origin) =>
      run((size) => openPage(browser, origin, size)),
    );
  } finally {
    fs.rmSync(outDir, {recursive: true});
  }
}
