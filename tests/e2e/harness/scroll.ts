import type {Page} from '@playwright/test';

/** Scrolls through the page, so that all that loads when seen is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({top: y, behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo({top: 0, behavior: 'instant'});
  });
  await page.waitForLoadState('networkidle');
}
