import type {Page} from '@playwright/test';
import {expect, test} from '../harness/test';
import {hydrated} from './states';

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(address);
  await hydrated(page);
}

test('tabs are one stop, arrows go on', async ({page}) => {
  await open(page, '/en/');
  const list = page.getByRole('tablist', {name: 'Package manager'});
  await list.getByRole('tab', {selected: true}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('tab', {name: 'yarn'})).toBeFocused();
  await expect(page.getByText('yarn add vuetify')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);
});

test('an example: colors, source, copy, edit, leave, reset', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/components/alerts/');
  const card = page.locator('[id^=example-]').first();
  const button = (name: string) =>
    card.getByRole('button', {name, exact: true});
  await button('Invert colors').focus();
  await page.keyboard.press('Space');
  await expect(card.locator('.vue-sandbox')).toHaveClass(/dark/);
  await expect(button('Invert colors')).toBeFocused();

  await button('Source').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('tab', {selected: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Copied').first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'v-alert',
  );

  await button('Edit').focus();
  await page.keyboard.press('Enter');
  const editor = card.getByRole('textbox', {name: /^Code of the example/});
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription(/Esc, then Tab/);
  await page.keyboard.type('<!-- x -->');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await expect(card.locator(':focus')).toHaveCount(1);
  await button('Reset').focus();
  await page.keyboard.press('Enter');
  await expect(button('Reset')).toBeHidden();
  await expect(editor).toBeFocused();
});

test('the API: filter, nothing found, all again', async ({page}) => {
  await open(page, '/en/api/v-data-table/');
  const field = page.getByRole('searchbox', {name: /^Filter the API/});
  await field.fill('zzz');
  await page
    .getByRole('button', {name: 'Clear the filter'})
    .filter({visible: true})
    .press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.getByRole('tab', {selected: true}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('tabpanel').filter({visible: true}),
  ).toBeFocused();
});

test('the explorer: find a component and read its API', async ({page}) => {
  await open(page, '/en/components/api-explorer/');
  const field = page.getByRole('main').getByRole('combobox');
  await field.focus();
  await page.keyboard.type('v-btn');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'API of v-'})).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('the comparison: versions, kinds and entries', async ({page}) => {
  await open(page, '/en/components/api-compare/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('v-data-table');
  await expect
    .poll(() => page.locator('main details[id^=v-]').count())
    .toBeLessThan(9);
  const entry = page.locator('#v-data-table');
  const summary = entry.locator('summary').first();
  // What is searched for is open from the start.
  await expect(entry).toHaveAttribute('open', '');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(entry).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('feedback is given and answered', async ({page}) => {
  await open(page, '/en/getting-started/quick-start/');
  const feedback = page.getByRole('region', {name: 'Was this page helpful?'});
  const no = feedback.getByRole('button', {name: 'No'});
  await no.focus();
  await page.keyboard.press('Enter');
  await expect(no).toBeFocused();
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(feedback.getByRole('status')).toContainText('Sorry');
  await page.keyboard.press('Tab');
  await expect(feedback.getByRole('link')).toBeFocused();
});

test('questions: search, nothing found, all again', async ({page}) => {
  await open(page, '/en/introduction/frequently-asked-questions/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('zzz');
  await page.getByRole('button', {name: 'Reset search'}).press('Enter');
  await expect(field).toBeFocused();
});

test.describe('a first visit', () => {
  test.use({newcomer: true});

  test('the snackbar is announced, closes, and leaves the focus at the bell', async ({
    page,
  }) => {
    await open(page, '/en/getting-started/quick-start/');
    const snackbar = page.locator('[data-snackbar]');
    await expect(snackbar).toBeVisible();
    const title = await snackbar.getAttribute('aria-label');
    await expect(page.locator('nav.navbar').getByRole('status')).toHaveText(
      title ?? '',
    );
    await snackbar.getByRole('button').press('Enter');
    await expect(snackbar).toBeHidden();
    await expect(
      page.getByRole('button', {name: /Notifications/}),
    ).toBeFocused();
  });
});
