// cspell:ignore alrets componets
import {expectAccessible} from './harness/axe';
import {takeScreenshots} from './harness/screenshots';
import {locales} from './harness/site';
import {expect, test} from './harness/test';

test('an unknown address offers the nearest pages and finds others', async ({
  page,
  allowMissing,
}) => {
  const missing = '/en/componets/alrets/';
  allowMissing(missing);
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(
    main
      .getByRole('list', {name: /Did you mean/})
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', '/en/components/alerts/');
  await takeScreenshots(page, 'en-not-found');
  await expectAccessible(page);
  const field = main.getByRole('searchbox');
  await field.fill('qqqq');
  await expect(main.getByRole('status')).toContainText('qqqq');
  await field.fill('data tab');
  await expect(
    main
      .getByRole('list', {name: 'Pages with this name'})
      .getByRole('link')
      .first(),
  ).toHaveText(/^Data tables/);
  await field.press('Enter');
  await expect(page).toHaveURL('/en/components/data-tables/');
});

test('the list of pages is loaded on that page only', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/components/alerts/', {waitUntil: 'networkidle'});
  expect(asked.filter((url) => url.endsWith('/pages.json'))).toEqual([]);
});

test('an unknown page of a version offers pages of that version', async ({
  page,
  allowMissing,
}) => {
  allowMissing('/en/1.5/components/alert/');
  await page.goto('/en/1.5/components/alert/');
  await expect(
    page.getByRole('main').getByRole('list').first().getByRole('link').first(),
  ).toHaveAttribute('href', '/en/1.5/components/alerts/');
});

for (const locale of locales) {
  test(`a section may end an address in ${locale}`, async ({
    page,
    allowMissing,
  }) => {
    for (const below of ['components/alerts/', '1.5/components/alerts/']) {
      allowMissing(`/${locale}/${below}api/`);
      await page.goto(`/${locale}/${below}api/?a=b`);
      await expect(page).toHaveURL(`/${locale}/${below}?a=b#api`);
      await expect(page.locator('#api')).toBeInViewport();
    }
  });
}

test('a section of a page that does not exist is not found', async ({
  page,
  allowMissing,
}) => {
  allowMissing('/en/components/nothing/api/');
  await page.goto('/en/components/nothing/api/');
  await expect(page.getByRole('main').locator('h1')).toHaveText(
    'Page Not Found',
  );
  await expect(page).toHaveURL('/en/components/nothing/api/');
});
