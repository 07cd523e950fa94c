import {expect, type Page, test as base} from '@playwright/test';
import {returnVisitor, watchProblems} from './problems';

/** Width and height of a desktop, on which each visit begins. */
export const desktop = {width: 1440, height: 900};

interface Worker {
  /** One window for all tests of a worker. */
  readonly window: {readonly page: Page; readonly take: () => string[]};
}

interface Fixtures {
  /** The window's page; problems in it fail the test. */
  readonly visited: Page;
}

/**
 * Playwright's `test` for going from page to page in one window, as a visitor
 * does: the browser keeps what it loaded and compiled, so that a visit takes a
 * fraction of the time that it takes in a window of its own. What a page leaves
 * in storage stays; a failed test gets a new window.
 */
export const test = base.extend<Fixtures, Worker>({
  window: [
    async ({browser}, use) => {
      const origin = process.env.E2E_ORIGIN;
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'en-US',
        viewport: desktop,
      });
      await returnVisitor(context);
      const {take} = watchProblems(context, origin);
      await use({page: await context.newPage(), take});
      await context.close();
    },
    {scope: 'worker'},
  ],

  visited: async ({window: {page, take}}, use) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.setViewportSize(desktop);
    await use(page);
    expect(take(), 'problems in the browser').toEqual([]);
  },
});
