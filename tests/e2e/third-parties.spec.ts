// Not the harness' test: here other hosts are asked, and do not answer.
import {expect, type Page, test} from '@playwright/test';
import {readEnvironment} from '../../config/env';
import {policyHosts} from '../../config/policy';
import {contentPolicy} from '../../plugins/locale-gateway/headers';

const alerts = '/en/components/alerts/';

test.use({
  // Playwright reads the parameters, so the empty pattern has to be there.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_ORIGIN);
  },
});

const all = {
  analyticsId: 'G-TEST',
  entryAdScript: 'https://ads.example/entry.js',
  exitAdScript: 'https://ads.example/exit.js',
};

/** The policy of the site as it is when the hosts of `all` are configured. */
function withHosts(headers: Readonly<Record<string, string>>): string {
  const hosts = policyHosts(
    readEnvironment({
      NODE_ENV: 'production',
      GTAG_ID: all.analyticsId,
      AD_ENTRY_SCRIPT: all.entryAdScript,
      AD_EXIT_SCRIPT: all.exitAdScript,
    }),
  );
  const built = headers['content-security-policy'] ?? '';
  return contentPolicy(hosts, built.match(/'sha256-[^']*'/g) ?? []);
}

/** Configures the built site anew, and blocks or answers for other hosts. */
async function configure(
  page: Page,
  thirdParties: object,
  answer?: string,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/assets\/js\/main\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const before = await response.text();
    const body = before.replace(
      /thirdParties:\{[^}]*\}/,
      `thirdParties:${JSON.stringify(thirdParties)}`,
    );
    expect(body).not.toBe(before);
    await route.fulfill({response, body});
  });
  await page.route(/\/en\/(?:[\w-]+\/)*$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    await route.fulfill({
      response,
      headers: {...headers, 'content-security-policy': withHosts(headers)},
    });
  });
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await (answer === undefined
      ? route.abort('blockedbyclient')
      : route.fulfill({contentType: 'text/javascript', body: answer}));
  });
  return asked;
}

const ads = (page: Page) =>
  page.getByRole('complementary', {name: 'Advertisement'});

test('with all other hosts blocked there is no hole and no error of ours', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const asked = await configure(page, {...all, consentRequired: false});
  await page.goto(alerts);
  for (const ad of await ads(page).all()) {
    await ad.scrollIntoViewIfNeeded();
    await expect(ad.getByRole('link')).toBeVisible();
  }
  await expect
    .poll(() => asked)
    .toContain('https://www.googletagmanager.com/gtag/js?id=G-TEST');
  await page.getByRole('link', {name: 'Buttons'}).first().click();
  await expect(page).toHaveURL('/en/components/buttons/');
  expect(errors).toEqual([]);
});

test('an ad of the network is shown in its place', async ({page}) => {
  await configure(
    page,
    {...all, consentRequired: false},
    "document.currentScript?.after(Object.assign(document.createElement('p'), {textContent: 'from the network'}))",
  );
  await page.goto(alerts);
  await expect(ads(page).first()).toHaveText('from the network');
});

test('nothing is asked before consent, nor after a refusal', async ({page}) => {
  const asked = await configure(page, {...all, consentRequired: true});
  await page.goto(alerts);
  const dialog = page.getByRole('dialog', {name: /third parties/});
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', {name: 'Refuse'}).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(ads(page).first().getByRole('link')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole('button', {name: 'Privacy choices'}).click();
  await dialog.getByRole('button', {name: 'Accept'}).click();
  await expect
    .poll(() => asked)
    .toEqual(
      expect.arrayContaining([
        all.entryAdScript,
        'https://www.googletagmanager.com/gtag/js?id=G-TEST',
      ]),
    );
  await expect(ads(page).first().getByRole('link')).toBeVisible();
});

test('clicks become events', async ({page}) => {
  await configure(page, {analyticsId: 'G-TEST', consentRequired: false}, '');
  await page.goto(alerts);
  await page.waitForFunction(() => 'dataLayer' in window);
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await expect(page.getByRole('link', {name: 'Open an issue'})).toHaveAttribute(
    'href',
    /\/issues\/new\?title=.*Alerts/,
  );
  const sent = await page.evaluate(() =>
    (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map(
      (entry) => Array.from(entry),
    ),
  );
  expect(sent).toContainEqual([
    'event',
    'feedback',
    {page: alerts, helpful: false},
  ]);
});

test('the store has its badge within the promo window only', async ({page}) => {
  await page.clock.install({time: new Date('2019-12-02T23:59:00Z')});
  await page.goto(alerts);
  const store = page.getByRole('link', {name: 'Store'}).first();
  await expect(store).toContainText('Sale');
  await page.clock.setSystemTime(new Date('2019-12-03T00:00:01Z'));
  await page.reload();
  await expect(store).toBeVisible();
  await expect(store).not.toContainText('Sale');
});
