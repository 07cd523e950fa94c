// Not the harness' test: here a service fails, and the console says so.
import {expect, type Page, test} from '@playwright/test';
import {
  notification,
  type Service,
  startService,
  type Trouble,
} from '../../../plugins/content-service/__fixtures__/service';

test.use({
  // Playwright reads the parameters, so the empty pattern has to be there.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_EXAMPLES_ORIGIN);
  },
});

const ad = (title: string, url = 'https://shop.example/') => ({
  title,
  metadata: {url, src: null, description: 'From the service'},
});

const sponsor = (name: string, metadata: object = {}) => ({
  title: name,
  metadata: {tier: 1, href: 'https://sponsor.example/', ...metadata},
});

let service: Service;
test.beforeEach(async () => {
  service = await startService({
    notifications: {objects: [notification('fresh')]},
    ads: {objects: [ad('Fresh ad')]},
    sponsors: {objects: [sponsor('Fresh sponsor')]},
  });
});
test.afterEach(() => service.stop());

interface Visit {
  /** What the console was told, errors only. */
  readonly errors: string[];
  /** Errors that nothing caught. */
  readonly uncaught: string[];
}

/** Opens the page, its service being the one of the test. */
async function visit(page: Page): Promise<Visit> {
  const seen: Visit = {errors: [], uncaught: []};
  page.on('console', (message) => {
    if (message.type() === 'error') {
      seen.errors.push(message.text());
    }
  });
  page.on('pageerror', (error) => seen.uncaught.push(error.message));
  await page.route('http://content.localhost:9/**', async (route) => {
    const {pathname, search} = new URL(route.request().url());
    await route.continue({url: service.origin + pathname + search});
  });
  await page.goto('/content/');
  return seen;
}

const bell = (page: Page) => page.getByRole('button', {name: /Notifications/});
const ownAd = (page: Page) =>
  page.getByRole('complementary', {name: 'Advertisement'}).getByRole('link');

test('what the service says now takes the place of what the build has', async ({
  page,
}) => {
  const {errors, uncaught} = await visit(page);
  await expect(ownAd(page)).toContainText('Fresh ad');
  await expect(ownAd(page)).toHaveAttribute(
    'href',
    'https://shop.example/?ref=docs.example.com',
  );
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new');
  await expect(page.getByRole('region', {name: 'About fresh'})).toBeVisible();
  await expect(page.getByText('1 Premiere sponsor')).toBeVisible();
  expect(service.requests).toHaveLength(3);

  // Once a visit: neither another page nor a reload asks again.
  await page.getByRole('link', {name: 'Another page'}).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(ownAd(page)).toContainText('Fresh ad');
  await page.reload();
  await expect(ownAd(page)).toContainText('Fresh ad');
  await expect(page.getByText('1 Premiere sponsor')).toBeVisible();
  expect(service.requests).toHaveLength(3);
  expect([...errors, ...uncaught]).toEqual([]);
});

/** The page shows what the build has, and the console says why. */
async function expectFallback(
  page: Page,
  {errors, uncaught}: Visit,
  timeout = 10_000,
) {
  await expect(ownAd(page)).toBeVisible();
  for (const kind of ['notifications', 'ads', 'sponsors']) {
    await expect
      .poll(() => errors.join('\n'), {timeout})
      .toContain(`${kind} could not be refreshed`);
  }
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 new');
  await expect(
    page.getByRole('region', {name: 'Examples can be edited'}),
  ).toBeVisible();
  await expect(ownAd(page)).toContainText('Sample');
  await expect(page.getByText(/holds no list of sponsors/)).toBeVisible();
  expect(uncaught).toEqual([]);
}

for (const trouble of [
  'error',
  'refused',
  'html',
  'truncated',
  'large',
  'slow',
] as const satisfies readonly Trouble[]) {
  test(`a service in trouble: ${trouble}`, async ({page}) => {
    service.trouble = trouble;
    const seen = await visit(page);
    await expectFallback(page, seen, trouble === 'slow' ? 25_000 : undefined);
  });
}

test('a service that is down', async ({page}) => {
  await service.stop();
  await expectFallback(page, await visit(page));
});

test('answers without anything usable', async ({page}) => {
  const hostile = JSON.parse(
    '{"__proto__": {"title": "x"}, "constructor": {"prototype": {"a": 1}}}',
  ) as unknown;
  for (const kind of ['notifications', 'ads', 'sponsors']) {
    service.answers[kind] = {objects: [null, 7, 'text', [], hostile]};
  }
  await expectFallback(page, await visit(page));
  expect(await page.evaluate(() => Object.keys(Object.prototype).length)).toBe(
    0,
  );
});

test('hostile answers do nothing', async ({page}) => {
  const payload = 'window.hits=(window.hits||0)+1';
  const markup = `<img src=x onerror="${payload}"><script>${payload}</script>`;
  const link = `javascript:${payload}`;
  service.answers = {
    notifications: {
      objects: [
        {
          ...notification(
            markup,
            `${markup} [link](${link}) ![x](x" onerror="${payload})`,
          ),
          title: markup,
          metadata: {
            ...notification('x').metadata,
            text: `${markup} [link](${link}) ![x](x" onerror="${payload})`,
            action: link,
            emoji: markup,
            color: `red;background:url(${link})`,
          },
        },
      ],
    },
    ads: {objects: [ad('Bad link', link), ad(markup)]},
    sponsors: {
      objects: [
        sponsor(markup, {
          href: link,
          lightlogo: `x" onerror="${payload}`,
          darklogo: link,
        }),
      ],
    },
  };
  const {uncaught} = await visit(page);
  await expect(ownAd(page)).toContainText('<img src=x');
  await expect(page.getByText('1 Premiere sponsor')).toBeVisible();
  await bell(page).click();
  const menu = page.getByRole('region', {name: 'Notifications', exact: true});
  await expect(menu).toContainText('<img src=x');
  await page.waitForLoadState('networkidle');
  for (const element of await page.locator('a[href], img').all()) {
    const attributes = await element.evaluate((it) =>
      it.getAttributeNames().map((name) => [name, it.getAttribute(name)]),
    );
    for (const [name, value] of attributes) {
      expect(name).not.toMatch(/^on/);
      if (name === 'href') {
        expect(value).toMatch(/^(?:https?:|\/|#)/);
      }
    }
  }
  expect(await page.evaluate(() => 'hits' in window)).toBe(false);
  expect(uncaught).toEqual([]);
});
