import path from 'node:path';
import type {Page} from '@playwright/test';

const folder = path.join(__dirname, '../../../test-results/screenshots');

/**
 * Keeps what the page looks like on a wide screen and a phone, light and dark.
 * Nothing is compared: they are for people to look at.
 *
 * @param name - file name without size and theme.
 */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: width === 390 ? 844 : 900});
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await page.screenshot({
        path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
    }
  }
}
