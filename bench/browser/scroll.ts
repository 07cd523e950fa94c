import type {Browser} from 'playwright-core';

/** How many times slower than this machine the browser's processor is. */
export const slowdown = 4;

/** Work that kept a page from answering while it was scrolled. */
export interface ScrollCost {
  readonly examples: number;
  /** Tasks of more than 50 ms. */
  readonly longTasks: number;
  /** In ms; 0 when no task was long. */
  readonly longest: number;
}

/**
 * Scrolls slowly through a page of examples on a slow processor.
 *
 * @param url - a served page.
 */
export async function scrollPage(
  browser: Browser,
  url: string,
): Promise<ScrollCost> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.goto(url, {waitUntil: 'networkidle'});
    // Told as text, since the compiler's helpers are not in the page.
    await page.evaluate(`
      window.longTasks = [];
      new PerformanceObserver((list) => {
        window.longTasks.push(...list.getEntries().map(({duration}) => duration));
      }).observe({type: 'longtask'});
    `);
    const height = await page.evaluate('document.body.scrollHeight');
    for (let y = 0; y < Number(height); y += 60) {
      await page.mouse.wheel(0, 60);
      await page.waitForTimeout(50);
    }
    await page.waitForLoadState('networkidle');
    const tasks = await page.evaluate<number[]>('window.longTasks');
    return {
      examples: await page.locator('.vue-sandbox').count(),
      longTasks: tasks.length,
      longest: Math.max(0, ...tasks),
    };
  } finally {
    await page.close();
  }
}
