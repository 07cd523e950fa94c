import {test as base} from '@playwright/test';
import {returnVisitor, watchProblems} from './problems';

/** Tells the harness that a test means to ask for a missing address. */
export type AllowMissing = (pathname: string) => void;

interface Fixtures {
  /** Whether it is the first visit, when a notification appears by itself. */
  readonly newcomer: boolean;
  readonly allowMissing: AllowMissing;
}

/**
 * Playwright's `test` on the built site. A test fails, whatever it asserts,
 * when a page of it logs an error or a Vue warning, throws, asks another host,
 * or gets no good answer to a request. The visitor has been here before, so
 * that no notification appears by itself, unless a file says
 * `test.use({newcomer: true})`.
 */
export const test = base.extend<Fixtures>({
  // Playwright reads the parameters, so the empty pattern has to be there.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_ORIGIN);
  },

  // A page loads before its scripts run: a test begins with one that answers.
  page: async ({page, javaScriptEnabled}, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const answers = async (waitUntil: string | undefined) => {
      if (javaScriptEnabled && waitUntil !== 'commit') {
        await page
          .locator(
            'html:not([data-has-hydrated=false]), html:not(:has([data-scripts]))',
          )
          .waitFor({state: 'attached'});
      }
    };
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await answers(options?.waitUntil);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await answers(options?.waitUntil);
      return response;
    };
    await use(page);
    // Files that a test holds back may still be on their way when it is over.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },

  newcomer: [false, {option: true}],

  allowMissing: [
    async ({context, baseURL, newcomer}, use) => {
      if (!newcomer) {
        await returnVisitor(context);
      }
      const problems = watchProblems(context, baseURL);
      await use((pathname) => problems.allowMissing(pathname));
      base.expect(problems.take(), 'problems in the browser').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';
