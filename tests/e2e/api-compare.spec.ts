// cspell:ignore btnremoved
import {expectAccessible} from './harness/axe';
import {locales} from './harness/site';
import {expect, test} from './harness/test';

const locale = locales[0] ?? 'en';
const compare = `/${locale}/components/api-compare/`;

test('2.7 is compared with 1.5 without scripts', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${process.env.E2E_ORIGIN ?? ''}${compare}`);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.locator('#v-bottom-nav')).toContainText(
    'v-bottom-navigation',
  );
  const button = page.locator('#v-btn');
  await button.locator('summary').click();
  await expect(button).toContainText('Use text.');
  await button.getByRole('link', {name: 'flat', exact: true}).click();
  await expect(page).toHaveURL(
    `/${locale}/1.5/api/v-btn/#api-v-btn-props-flat`,
  );
  await context.close();
});

test('the releases, the kind and the words are in the address', async ({
  page,
}) => {
  await page.goto(compare);
  // What is chosen before the page has come to life is not seen.
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  await page.getByLabel('From').selectOption('2.4');
  await expect(page).toHaveURL(`${compare}?from=2.4&to=2.7`);
  await expect(page.locator('#v-otp-input')).toBeVisible();
  await expect(page.locator('#v-bottom-nav')).toHaveCount(0);
  // The earlier release stays the earlier one.
  await expect(
    page.getByLabel('To', {exact: true}).locator('option[value="2.3"]'),
  ).toBeDisabled();
  await page.getByRole('button', {name: 'added'}).click();
  await page
    .getByRole('searchbox', {name: 'Component or item'})
    .fill('v-btn exact');
  const address = `${compare}?from=2.4&to=2.7&kind=added&q=v-btn+exact`;
  await expect(page).toHaveURL(address);
  await page.reload();
  const found = page.locator('#v-btn');
  await expect(found.getByRole('listitem').first()).toContainText('exact-path');
  await expect(page.getByText('1 component or directive')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('From')).toHaveValue('1.5');
});

test('nonsense in the address gives the comparison of the page', async ({
  page,
}) => {
  await page.goto(`${compare}?from=2.7&to=1.5&kind=nothing`);
  await expect(page.getByLabel('From')).toHaveValue('1.5');
  await expect(page.getByLabel('To', {exact: true})).toHaveValue('2.7');
  await expect(page.locator('#v-btn')).toBeVisible();
});

test('API pages and the comparison lead to each other', async ({page}) => {
  await page.goto(`/${locale}/api/v-data-table/`);
  const history = page.locator('section', {has: page.locator('#history')});
  await history.locator('summary', {hasText: '2.0'}).click();
  await expect(
    history.getByText('Use server-items-length.').first(),
  ).toBeVisible();
  await page.getByRole('link', {name: 'What changed from 1.5 to 2.7'}).click();
  await expect(page).toHaveURL(`${compare}#v-data-table`);
  const entry = page.locator('#v-data-table');
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveAttribute('open', '');
  await entry.getByRole('link', {name: 'show-select', exact: true}).click();
  await expect(
    page.locator('#api-v-data-table-props-show-select'),
  ).toBeInViewport();
  await page.goBack();
  await entry.getByRole('link', {name: 'v-data-table in 1.5'}).click();
  await expect(page).toHaveURL(`/${locale}/1.5/api/v-data-table/`);
  await page.getByRole('link', {name: 'What changed from 1.5 to 2.7'}).click();
  await expect(page).toHaveURL(`${compare}#v-data-table`);
});

test('the migration guide tells what breaks, without scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  const guide = `/${locale}/next/getting-started/releases-and-migrations/`;
  await page.goto(`${process.env.E2E_ORIGIN ?? ''}${guide}`);
  await expect(
    page.getByRole('listitem').filter({hasText: /^v-list-tileUse v-list-item/}),
  ).toBeVisible();
  const button = page.getByRole('group').filter({hasText: /^v-btnremoved3/});
  await expect(button.getByText('Use text.')).toBeHidden();
  await button.locator('summary').click();
  await expect(button.getByText('Use text.')).toBeVisible();
  await button.getByRole('link', {name: 'All that is different in'}).click();
  await expect(page).toHaveURL(
    new RegExp(`/${locale}/next/components/api-compare/#v-btn$`),
  );
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open comparison is accessible, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.goto(`${compare}#v-data-table`);
    await page.getByText('What is compared, and what is not').click();
    await expectAccessible(page);
  });
}

test('fits a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`${compare}?q=v-select`);
  await expect(page.locator('#v-select')).toHaveAttribute('open', '');
  const width = await page.evaluate(() => document.body.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
