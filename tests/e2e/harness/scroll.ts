import type {Page} from '@playwright/test';

/** How far below the window an example is made ready, in pixels. */
const ahead = 200;

/**
 * Scrolls through the page as fast as the browser draws, so that all that
 * loads when it comes into sight is loaded, and waits until nothing is busy any
 * more, as examples are before they run, and pictures are there.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (more) => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const step = window.innerHeight + more;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({top: y, behavior: 'instant'});
      // One to lay out, one in which observers are told.
      await frame();
      await frame();
    }
  }, ahead);
  await page.waitForFunction(() => {
    const busy = [
      ...document.querySelectorAll('main [aria-busy=true]:not(.vue-sandbox *)'),
    ].find((element) => element.checkVisibility());
    // What grew above it may have moved it out of sight.
    busy?.scrollIntoView({block: 'center', behavior: 'instant'});
    return (
      !busy &&
      [...document.images].every(
        (image) => image.complete || image.loading === 'lazy',
      )
    );
  });
  await page.evaluate(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
  });
}
