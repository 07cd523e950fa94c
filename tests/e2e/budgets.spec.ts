import type {Page} from '@playwright/test';
import {scrollThrough} from './harness/scroll';
import {expect, test} from './harness/test';

// A trace lays out closed menus too, whose letters need more fonts.
test.use({trace: 'off'});

/** What a page may fetch before anything is done with it. */
interface Budget {
  readonly pathname: string;
  /** Files of fonts. */
  readonly fonts: number;
  /** Requests of any kind. */
  readonly requests: number;
}

const budgets: readonly Budget[] = [
  {pathname: '/en/', fonts: 2, requests: 20},
  {
    pathname: '/en/getting-started/quick-start/',
    fonts: 3,
    requests: 30,
  },
  {
    pathname: '/en/components/alerts/',
    fonts: 3,
    requests: 35,
  },
  {
    pathname: '/en/api/v-data-table/',
    fonts: 3,
    requests: 26,
  },
  {
    pathname: '/en/components/api-explorer/',
    fonts: 2,
    requests: 32,
  },
];

/**
 * What a page may move by itself: a line that wraps in another place when its
 * font arrives. Lighthouse gives all points up to 0.1.
 */
const allowedShift = 0.02;

/** Widths of a phone and a desktop. */
const widths = [390, 1280];

/** Adds up how far anything moved in the page by itself. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const {hadRecentInput, value} of list.getEntries()) {
        window.shifted += hadRecentInput ? 0 : value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  `);
  return async () => Number(await page.evaluate('window.shifted'));
}

for (const {pathname, fonts, requests} of budgets) {
  test(`${pathname} fetches what it may`, async ({page}) => {
    // Lower than where examples begin, which bring the framework.
    await page.setViewportSize({width: 1280, height: 80});
    const types: string[] = [];
    const ahead: string[] = [];
    page.on('response', (response) => {
      const request = response.request();
      types.push(request.resourceType());
      if (request.headers()['sec-purpose']?.startsWith('prefetch')) {
        ahead.push(response.url());
      }
    });
    await page.goto(pathname, {waitUntil: 'networkidle'});
    expect
      .soft(types.filter((type) => type === 'font').length, 'fonts')
      .toBeLessThanOrEqual(fonts);
    expect.soft(types.length, 'requests').toBeLessThanOrEqual(requests);
    expect.soft(ahead, 'fetched for other pages').toEqual([]);
  });

  for (const width of widths) {
    test(`hardly anything moves on ${pathname}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      const shifted = await watchShifts(page);
      await page.goto(pathname, {waitUntil: 'networkidle'});
      expect.soft(await shifted(), 'while it loads').toBeLessThan(allowedShift);
      await scrollThrough(page);
      expect
        .soft(await shifted(), 'while one scrolls')
        .toBeLessThan(allowedShift);
    });
  }
}
