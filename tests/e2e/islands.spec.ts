import type {Page} from '@playwright/test';
import {closedGate} from './harness/gate';
import {expect, test} from './harness/test';

const alerts = '/en/components/alerts/';

/** Ids of messages that only the code of an island holds. */
const signs = {
  example: 'site.example.invert',
  api: 'site.api.filter.label',
  playground: 'site.playground.variants',
} as const;

type Part = keyof typeof signs;

/** Which islands' code the page has fetched so far. */
function watchCode(page: Page): ReadonlySet<Part> {
  const fetched = new Set<Part>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      void response.text().then(
        (code) => {
          for (const part of Object.keys(signs) as Part[]) {
            if (code.includes(signs[part])) {
              fetched.add(part);
            }
          }
        },
        () => undefined,
      );
    }
  });
  return fetched;
}

const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated=true]').waitFor();

test('a part of a page loads its code when it is near', async ({page}) => {
  const fetched = watchCode(page);
  await page.goto(alerts, {waitUntil: 'networkidle'});
  await hydrated(page);
  expect([...fetched]).not.toContain('api');
  const filter = page.getByRole('searchbox', {
    name: 'Filter the API of v-alert',
  });
  const written = await filter.elementHandle();
  await filter.scrollIntoViewIfNeeded();
  await expect.poll(() => [...fetched]).toContain('api');
  await expect(async () => {
    await filter.fill('dismissible');
    await expect(page.getByRole('row', {name: /^dense/})).toHaveCount(0, {
      timeout: 1000,
    });
  }).toPass();
  // What the server wrote is still there.
  expect(await written.evaluate((element) => element.isConnected)).toBe(true);
});

test('a part that gets the focus works, in view or not', async ({page}) => {
  const fetched = watchCode(page);
  await page.goto(alerts, {waitUntil: 'networkidle'});
  await hydrated(page);
  expect([...fetched]).not.toContain('api');
  await page
    .getByRole('searchbox', {name: 'Filter the API of v-alert'})
    .evaluate((element) => {
      element.focus({preventScroll: true});
    });
  await expect.poll(() => [...fetched]).toContain('api');
  await expect(
    page.getByRole('searchbox', {name: 'Filter the API of v-alert'}),
  ).toBeFocused();
});

/** Holds back the code of an island; returns what lets it come. */
async function holdCode(page: Page, part: Part): Promise<() => void> {
  const {opened, open} = closedGate();
  await page.route(/assets\/js\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(signs[part])) {
      await opened;
    }
    await route.fulfill({response});
  });
  return open;
}

test('a click before the code is there is not lost', async ({page}) => {
  const release = await holdCode(page, 'example');
  // Loading ends with the code.
  await page.goto(alerts, {waitUntil: 'commit'});
  await hydrated(page);
  const source = page
    .locator('#example-dismissible')
    .getByRole('button', {name: 'Source', exact: true});
  await source.click();
  await expect(source).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(source).toHaveAttribute('aria-expanded', 'true');
});

for (const [when, isReady] of [
  ['before any script', false],
  ['before its code', true],
] as const) {
  test(`what is typed ${when} is there is not lost`, async ({page}) => {
    const release = await holdCode(page, 'api');
    const {opened, open: start} = closedGate();
    await page.route(/\/main\.\w+\.js$/, async (route) => {
      await opened;
      await route.fallback();
    });
    if (isReady) {
      start();
    }
    await page.goto(alerts, {waitUntil: 'commit'});
    const filter = page.getByRole('searchbox', {
      name: 'Filter the API of v-alert',
    });
    await filter.waitFor();
    if (isReady) {
      await hydrated(page);
    }
    await filter.pressSequentially('dismissible');
    const dense = page.getByRole('row', {name: /^dense/});
    await expect(dense).not.toHaveCount(0);
    start();
    await hydrated(page);
    await expect(dense).not.toHaveCount(0);
    release();
    await expect(dense).toHaveCount(0);
    await expect(filter).toHaveValue('dismissible');
    await filter.clear();
    await expect(dense).not.toHaveCount(0);
  });
}

test('an address that names something in a part opens it', async ({page}) => {
  await page.goto(`${alerts}#api-v-alert-slots-close`, {
    waitUntil: 'networkidle',
  });
  await expect(page.locator('[id="api-v-alert-slots-close"]')).toBeInViewport();
});

test('a page that is navigated to is complete when it is shown', async ({
  page,
}) => {
  await page.goto('/en/getting-started/quick-start/');
  await hydrated(page);
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === 'Alerts') {
        observer.disconnect();
        document.documentElement.dataset.parts = String(
          document.querySelectorAll('main [role=tablist]').length,
        );
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Alerts', exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Alerts');
  const parts = await page.locator('html').getAttribute('data-parts');
  expect(Number(parts)).toBeGreaterThan(10);
});
