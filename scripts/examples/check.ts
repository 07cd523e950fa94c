import fs from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {type Browser, chromium, type Page} from 'playwright-core';
import {readVersions} from '../../config/versions';
import {ensureChromium} from '../lib/chromium';
import {createStaticServer, listen} from '../lib/static-server';
import {bundleExamples} from './bundle';
import {entryCode} from './entry';
import type {Target} from './targets';

const desktop = {width: 1440, height: 900};
const phone = {width: 390, height: 844};

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
  viewport: typeof desktop,
): Promise<Page> {
  const page = await browser.newPage({
    viewport,
    reducedMotion: 'reduce',
  });
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await page.goto(origin);
  return page;
}

async function takePicture(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const stage = page.locator('#stage');
  const isFullPage = (await stage.getAttribute('class')) === null;
  await (isFullPage ? page : stage).screenshot({
    path: file,
    animations: 'disabled',
  });
}

/** Shows a target light, turned dark, and dark from the start. */
async function checkInBothThemes(
  page: Page,
  file: string,
  pictures?: string,
): Promise<void> {
  await page.evaluate((name) => window.examplesDriver.show(name, false), file);
  if (pictures) {
    await takePicture(page, path.join(pictures, `${file}-light.png`));
  }
  await page.evaluate(() => window.examplesDriver.turn(true));
  if (pictures) {
    await takePicture(page, path.join(pictures, `${file}-dark.png`));
  }
  await page.evaluate(() => window.examplesDriver.exercise());
  await page.evaluate(() => window.examplesDriver.hide());
  await page.evaluate((name) => window.examplesDriver.show(name, true), file);
  await page.evaluate(() => window.examplesDriver.hide());
}

/** Shows a target on a phone. */
async function checkOnPhone(
  page: Page,
  file: string,
  pictures: string,
): Promise<void> {
  await page.evaluate((name) => window.examplesDriver.show(name, false), file);
  await takePicture(page, path.join(pictures, `${file}-phone.png`));
  await page.evaluate(() => window.examplesDriver.hide());
}

/** Takes targets from a queue, and notes what went wrong with each. */
async function work(
  page: Page,
  queue: Target[],
  check: (page: Page, file: string) => Promise<void>,
  problems: Map<string, string[]>,
): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const {file} = next;
    await check(page, file);
    const found = await page.evaluate(() =>
      window.examplesDriver.takeProblems(),
    );
    problems.set(file, [...new Set([...(problems.get(file) ?? []), ...found])]);
  }
}

/** Leads two pages of a browser through the targets. */
async function checkInBrowser(
  browser: Browser,
  origin: string,
  targets: readonly Target[],
  pictures?: string,
): Promise<Map<string, string[]>> {
  const problems = new Map<string, string[]>();
  const queue = [...targets];
  const inBothThemes = (page: Page, file: string) =>
    checkInBothThemes(page, file, pictures);
  if (pictures === undefined) {
    const pages = [
      await openPage(browser, origin, desktop),
      await openPage(browser, origin, desktop),
    ];
    await Promise.all(
      pages.map((page) => work(page, queue, inBothThemes, problems)),
    );
  } else {
    await Promise.all([
      work(
        await openPage(browser, origin, desktop),
        queue,
        inBothThemes,
        problems,
      ),
      work(
        await openPage(browser, origin, phone),
        [...targets],
        (page, file) => checkOnPhone(page, file, pictures),
        problems,
      ),
    ]);
  }
  return problems;
}

/**
 * Runs targets in Chromium on the development builds of Vue and the framework:
 * mounted in the light theme, turned dark, mounted in the dark theme; every
 * choice of a playground made. What is written to the console, thrown, not
 * loaded or left behind is a problem.
 *
 * @param siteDir - root of the site that the targets belong to.
 * @param pictures - folder for pictures of each target: light, dark, and on a
 * phone; none are taken without one.
 * @returns what went wrong, by the target's file.
 * @throws when the targets cannot be bundled, or there is no Chromium.
 */
export async function checkTargets(
  siteDir: string,
  targets: readonly Target[],
  pictures?: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  const site = path.join(outDir, 'site');
  let server: Server | undefined;
  let browser: Browser | undefined;
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
    server = createStaticServer(site);
    const origin = await listen(server, 0);
    browser = await chromium.launch({
      executablePath: ensureChromium(process.env),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    return await checkInBrowser(browser, origin, targets, pictures);
  } finally {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
    fs.rmSync(outDir, {recursive: true});
  }
}
