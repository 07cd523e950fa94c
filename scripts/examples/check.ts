import path from 'node:path';
import type {Page} from 'playwright-core';
import {isOfFramework} from './framework-warnings';
import {withTargets} from './session';
import type {Target} from './targets';

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
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    signal?.throwIfAborted();
    const {file} = next;
    await check(page, file);
    const found = await page.evaluate(() =>
      window.examplesDriver.takeProblems(),
    );
    const mistakes = found.filter((problem) => !isOfFramework(problem));
    problems.set(file, [
      ...new Set([...(problems.get(file) ?? []), ...mistakes]),
    ]);
  }
}

/** How targets are checked. */
export interface CheckOptions {
  /** Folder for pictures of each: light, dark, and on a phone. */
  readonly pictures?: string;
  /** Ends the check. */
  readonly signal?: AbortSignal;
}

/**
 * Runs targets in Chromium on the development builds of Vue and the framework:
 * mounted in the light theme, turned dark, mounted in the dark theme; every
 * choice of a playground made. What is written to the console, thrown, not
 * loaded or left behind is a problem, unless the framework cannot but warn.
 *
 * @param siteDir - root of the site that the targets belong to.
 * @returns what went wrong, by the target's file.
 * @throws when the targets cannot be bundled, or there is no Chromium.
 */
export async function checkTargets(
  siteDir: string,
  targets: readonly Target[],
  {pictures, signal}: CheckOptions = {},
): Promise<ReadonlyMap<string, readonly string[]>> {
  const problems = new Map<string, string[]>();
  const queue = [...targets];
  const inBothThemes = (page: Page, file: string) =>
    checkInBothThemes(page, file, pictures);
  await withTargets(siteDir, targets, async (open) => {
    if (pictures === undefined) {
      const pages = [await open('wide'), await open('wide')];
      await Promise.all(
        pages.map((page) => work(page, queue, inBothThemes, problems, signal)),
      );
    } else {
      await Promise.all([
        work(await open('wide'), queue, inBothThemes, problems, signal),
        work(
          await open('narrow'),
          [...targets],
          (page, file) => checkOnPhone(page, file, pictures),
          problems,
          signal,
        ),
      ]);
    }
  });
  return problems;
}
