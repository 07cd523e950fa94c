// Not the harness' test: without a connection, and for assets of the build
// before, requests fail on purpose.
import {type Page, test as base} from '@playwright/test';
import {returnVisitor} from '../harness/problems';
import {type Host, startHost} from './host';
import {expectKept} from './visit';

export const alerts = '/en/components/alerts/';
export const buttons = '/en/components/buttons/';

/** Each test has a host of its own, and a visitor who knows all news. */
export const test = base.extend<{host: Host}>({
  // Playwright reads the parameters, so the empty pattern has to be there.
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await startHost('en');
    await use(host);
    host.close();
  },
  baseURL: async ({host}, use) => {
    await use(host.origin);
  },
  context: async ({context}, use) => {
    await returnVisitor(context);
    await use(context);
  },
});

/** Visits the page of alerts, until it can be read without a connection. */
export async function visitAlerts(page: Page): Promise<void> {
  await page.goto(alerts);
  await expectKept(page, alerts);
}
