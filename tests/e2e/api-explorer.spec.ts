import {locales} from './harness/site';
import {expect, test} from './harness/test';

const locale = locales[0] ?? 'en';
const explorer = `/${locale}/components/api-explorer/`;

test('a component is found by keyboard, its address can be shared', async ({
  page,
}) => {
  await page.goto(explorer);
  await page.getByRole('combobox').fill('VDataTable');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${explorer}?component=v-data-table`);
  await expect(page.locator('#api-v-data-table-props')).toBeVisible();
  await page.reload();
  await expect(page.locator('#api-v-data-table-props')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('v-data-table');
  await page.goBack();
  await expect(page.locator('#api-v-data-table')).toHaveCount(0);
});

test('the explorer leads to every API page without scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${process.env.E2E_ORIGIN ?? ''}${explorer}`);
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(page.locator(`main a[href^="/${locale}/api/"]`)).toHaveCount(
    146 + 7 + 7,
  );
  await page.getByRole('link', {name: 'v-btn', exact: true}).click();
  await expect(page.locator('#api-v-btn')).toBeVisible();
  await context.close();
});

test('a category leads to pages and to API pages', async ({page}) => {
  await page.goto(explorer);
  const main = page.getByRole('main');
  await main.locator('a[href$="/categories/buttons/"]').click();
  await expect(page.locator('h1')).toBeVisible();
  await main.getByRole('link', {name: 'v-btn', exact: true}).click();
  await expect(page).toHaveURL(`/${locale}/api/v-btn/`);
  await page.goBack();
  await page
    .getByRole('navigation', {name: 'Breadcrumbs'})
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(explorer);
});
