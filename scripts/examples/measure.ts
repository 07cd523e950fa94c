import type {Page} from 'playwright-core';
import type {Heights} from '../../plugins/live-examples/compiler/heights';
import {withTargets} from './session';
import type {Target} from './targets';

async function measure(page: Page, file: string): Promise<number> {
  await page.evaluate((name) => window.examplesDriver.show(name, false), file);
  const height = await page.evaluate(() => window.examplesDriver.height());
  await page.evaluate(() => window.examplesDriver.hide());
  return height;
}

async function measureAll(
  page: Page,
  files: readonly string[],
): Promise<Map<string, number>> {
  const heights = new Map<string, number>();
  for (const file of files) {
    heights.set(file, await measure(page, file));
  }
  return heights;
}

/**
 * Measures how high examples are on a desktop and on a phone.
 *
 * @param siteDir - root of the site that the targets belong to.
 * @returns the heights, sorted by file; examples that show nothing at first
 * have none.
 */
export async function measureTargets(
  siteDir: string,
  targets: readonly Target[],
): Promise<Heights> {
  const files = targets
    .filter(({kind}) => kind === 'example')
    .map(({file}) => file)
    .sort();
  return withTargets(siteDir, targets, async (open) => {
    const [wide, narrow] = await Promise.all([
      measureAll(await open('wide'), files),
      measureAll(await open('narrow'), files),
    ]);
    return Object.fromEntries(
      files.flatMap((file) => {
        const height = {
          wide: wide.get(file) ?? 0,
          narrow: narrow.get(file) ?? 0,
        };
        return height.wide > 0 && height.narrow > 0 ? [[file, height]] : [];
      }),
    );
  });
}
