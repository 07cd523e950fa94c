import {takeScreenshots} from './harness/screenshots';
import {scrollThrough} from './harness/scroll';
import {expect, test} from './harness/test';

const home = '/en/';

const isScript = (url: string) => url.includes('/assets/js/');

test('what is below the first screen loads when one comes to it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(home, {waitUntil: 'networkidle'});
  await expect(
    page.getByRole('group', {name: /small application/}).locator('.v-card'),
  ).toBeVisible();
  const applications = page.getByRole('main').locator('.v-application');
  await expect(applications).toHaveCount(1);
  const first = asked.filter(isScript).length;
  await scrollThrough(page);
  await expect(applications).toHaveCount(9);
  // A script for each of the eight examples that came into view.
  expect(asked.filter(isScript).length).toBeGreaterThanOrEqual(first + 8);
});

test('the components of the wall are alive', async ({page}) => {
  await page.goto(home);
  const orders = page.getByRole('group', {name: 'Data tables'});
  await orders.scrollIntoViewIfNeeded();
  await expect(orders.locator('tbody tr')).toHaveCount(4);
  await orders.getByLabel('Search orders').fill('stone');
  await expect(orders.locator('tbody tr')).toHaveCount(1);
  await page
    .getByRole('link', {name: 'Data tables', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL('/en/components/data-tables/');
});

test('the page says what it compares to, what is new and how to begin', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(home);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('link', {name: 'Compare', exact: true}),
  ).toHaveAttribute('href', /^\/en\/introduction\/why-vuetify\//);
  const news = main
    .locator('section')
    .filter({has: page.getByRole('heading', {name: /What is new/})});
  await expect(news.getByRole('heading', {level: 3}).first()).toHaveText(
    /^v2\./,
  );
  await expect(news.getByRole('listitem')).toHaveCount(3);
  await main.getByRole('tab', {name: 'yarn'}).click();
  await main.getByRole('button', {name: 'Copy the command'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'yarn add vuetify@2',
  );
  await scrollThrough(page);
  await takeScreenshots(page, 'en-home');
});
