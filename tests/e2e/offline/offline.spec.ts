import {expect, type Page} from '@playwright/test';
import {expectAccessible} from '../harness/axe';
import {locales} from '../harness/site';
import {takeScreenshots} from '../harness/screenshots';
import type {Host} from './host';
import {alerts, buttons, test as offlineTest, visitAlerts} from './test';
import {expectKept, readKept} from './visit';

const unvisited = '/en/components/carousels/';

/** What the browser itself says of a request without a good answer. */
const refused = /net::ERR_|Failed to load resource|other\.example/;

const test = offlineTest.extend<{problems: string[]}>({
  /** What went wrong in the pages, but for requests without an answer. */
  problems: [
    async ({context}, use) => {
      const problems: string[] = [];
      context.on('weberror', (error) => {
        problems.push(String(error.error()));
      });
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !refused.test(text)) {
          problems.push(text);
        }
      });
      await use(problems);
      expect(problems, 'problems in the browser').toEqual([]);
    },
    {auto: true},
  ],
});

test.use({serviceWorkers: 'allow', colorScheme: 'light'});

/** Breaks the line: the browser knows it, and the host answers no more. */
async function goOffline(page: Page, host: Host): Promise<void> {
  await page.context().setOffline(true);
  host.setDown(true);
}

const exampleOf = (page: Page, name: string) =>
  page.locator(`#example-${name}`);

test('a page that was visited can be read, run and edited', async ({
  page,
  host,
}) => {
  await page.goto(buttons);
  await expectKept(page, buttons);
  await visitAlerts(page);
  await goOffline(page, host);
  await page.reload();
  await expect(page.locator('h1')).toContainText('Alerts');
  // The last one was never near, so that nothing of it was asked for.
  const last = page.locator('[id^="example-"]').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('.vue-sandbox')).toBeVisible();
  // Nor was the API.
  const filter = page.getByRole('searchbox', {
    name: 'Filter the API of v-alert',
  });
  await filter.scrollIntoViewIfNeeded();
  await expect(async () => {
    await filter.fill('dismissible');
    await expect(page.getByRole('row', {name: /^dense/})).toHaveCount(0, {
      timeout: 1000,
    });
  }).toPass();
  const card = exampleOf(page, 'dismissible');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', {name: 'Edit', exact: true}).click();
  const editor = card.locator('.cm-content');
  await editor.fill('<template><p>Written on a train</p></template>');
  await expect(card.locator('.vue-sandbox')).toHaveText('Written on a train');
});

test('a page that was reached by a link counts as visited', async ({
  page,
  host,
}) => {
  await visitAlerts(page);
  await page.getByRole('link', {name: 'Buttons'}).first().click();
  await expect(page).toHaveURL(buttons);
  await expectKept(page, buttons);
  await goOffline(page, host);
  await page.reload();
  await expect(page.locator('h1')).toContainText('Buttons');
  await page.getByRole('link', {name: 'Alerts'}).first().click();
  await expect(page).toHaveURL(alerts);
  await expect(page.locator('h1')).toContainText('Alerts');
});

test('a page that was not visited says so and lists what can be read', async ({
  page,
  host,
}) => {
  await visitAlerts(page);
  await goOffline(page, host);
  await page.getByRole('link', {name: 'Carousels'}).first().click();
  await expect(page).toHaveURL(unvisited);
  await expect(page.locator('h1')).toHaveText(
    'This page is not available offline',
  );
  await expectAccessible(page);
  await takeScreenshots(page, 'offline');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.reload();
  await expectAccessible(page);
  await page.getByRole('listitem').getByRole('link', {name: alerts}).click();
  await expect(page).toHaveURL(alerts);
  await expect(page.locator('h1')).toContainText('Alerts');

  await page.goBack();
  await expect(page).toHaveURL(unvisited);
  host.setDown(false);
  await page.context().setOffline(false);
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page.locator('h1')).toContainText('Carousels');
});

test('other versions are read as they were visited', async ({page, host}) => {
  const old = '/en/1.5/components/alerts/';
  await page.goto(old);
  await expectKept(page, old);
  await visitAlerts(page);
  await goOffline(page, host);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', {name: 'Version'}).click();
  await footer.getByRole('link', {name: /^1\.5/}).click();
  await expect(page).toHaveURL(old);
  const example = page.locator('[id^="example-"]').first();
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('.vue-sandbox')).toBeVisible();
});

test('other languages are read as they were visited', async ({page, host}) => {
  const other = locales.find((locale) => locale !== 'en' && locale !== 'eo-UY');
  test.skip(other === undefined, 'only English is built');
  const translated = alerts.replace('en', other ?? '');
  await page.goto(translated);
  await expectKept(page, translated);
  await visitAlerts(page);
  await goOffline(page, host);
  const follow = (language: string) =>
    page
      .locator(`nav a[lang="${language}"]`)
      .first()
      .evaluate((element: HTMLElement) => {
        element.click();
      });
  await follow('ja-JP');
  await expect(page).toHaveURL('/en/offline/');
  await page.getByRole('listitem').getByRole('link', {name: alerts}).click();
  await expect(page).toHaveURL(alerts);
  await follow(other ?? '');
  await expect(page).toHaveURL(translated);
  await expect(page.locator('h1')).toBeVisible();
});

test('the search finds what it has found before', async ({page, host}) => {
  await visitAlerts(page);
  const ask = async () => {
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.keyboard.press('/');
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .first()
      .fill('dismissible');
    await expect(
      page.getByRole('listbox').getByRole('option').first(),
    ).toBeVisible();
  };
  host.takeAsked();
  await ask();
  const used = host.takeAsked().map((url) => host.origin + url);
  expect(used.join('\n')).toMatch(/\/en\/search\/.*pages\.json/);
  await expect
    .poll(async () => {
      const {urls} = await readKept(page);
      return used.filter((url) => !urls.includes(url));
    })
    .toEqual([]);
  await goOffline(page, host);
  await page.reload();
  await ask();
});

test('nothing is kept but files of the language, and none is sent', async ({
  page,
  host,
}) => {
  await visitAlerts(page);
  await page.evaluate(() =>
    Promise.allSettled([
      fetch('/en/pages.json', {method: 'POST'}),
      fetch('https://other.example/a.js', {mode: 'no-cors'}),
      fetch('/robots.txt'),
    ]),
  );
  await page.getByRole('link', {name: 'Buttons'}).first().click();
  await expectKept(page, buttons);
  const {urls} = await readKept(page);
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter((url) => !url.startsWith(`${host.origin}/en/`))).toEqual(
    [],
  );
});

test('who saves data keeps the text, and no example ahead', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
  await visitAlerts(page);
  expect(host.takeAsked().join('\n')).not.toContain('/assets/offline/');
});

for (const obstacle of ['denied', 'missing'] as const) {
  test(`with the worker ${obstacle} the site is read with a connection`, async ({
    page,
  }) => {
    await page.addInitScript((how) => {
      Object.defineProperty(navigator, 'serviceWorker', {
        configurable: true,
        value: {
          register: () =>
            Promise.reject(new DOMException('denied', 'SecurityError')),
        },
      });
      if (how === 'missing') {
        // As in private windows of some browsers.
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
        Reflect.deleteProperty(navigator, 'serviceWorker');
      }
    }, obstacle);
    await page.goto(alerts);
    await page.waitForTimeout(3000);
    await page.getByRole('link', {name: 'Buttons'}).first().click();
    await expect(page.locator('h1')).toContainText('Buttons');
    expect((await readKept(page)).names).toEqual([]);
  });
}

test('with the storage full the site is read with a connection', async ({
  page,
  host,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: host.origin,
    quotaSize: 400_000,
  });
  await page.goto(alerts);
  await page.waitForTimeout(8000);
  await page.getByRole('link', {name: 'Buttons'}).first().click();
  await expect(page.locator('h1')).toContainText('Buttons');
  await page.waitForTimeout(4000);
  // Half a page is none.
  expect((await readKept(page)).pages).toEqual([]);
});

test('a page is kept when a network answers with a page of its own', async ({
  page,
  host,
}) => {
  host.demandSignIn();
  await visitAlerts(page);
  expect(host.takeAsked().join('\n')).toContain('/assets/offline/');
  await goOffline(page, host);
  await page.reload();
  await expect(page.locator('h1')).toContainText('Alerts');
});

test('pages are kept anew when the list of them is damaged', async ({page}) => {
  await visitAlerts(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const {url} of await cache.keys()) {
        if (url.endsWith('/~offline')) {
          await cache.put(url, new Response('{"pages": ["/en/"]}'));
        }
      }
    }
  });
  await page.goto(buttons);
  await expectKept(page, buttons);
  expect((await readKept(page)).pages).not.toContain(alerts);
});
