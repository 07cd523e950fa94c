// cspell:ignore feild qqqxyzzy
import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from '../harness/axe';
import {expect, test} from '../harness/test';

const dialogOf = (page: Page) =>
  page.getByRole('dialog', {name: 'Search the documentation'});

const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox').first();

const optionsOf = (page: Page): Locator =>
  dialogOf(page).getByRole('listbox').getByRole('option');

async function open(page: Page, query: string): Promise<void> {
  await page.getByRole('button', {name: 'Search the documentation'}).click();
  await fieldOf(page).fill(query);
}

test('opens by each of its keys, and gives the focus back', async ({page}) => {
  await page.goto('/en/components/alerts/');
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(fieldOf(page)).toBeFocused({timeout: 1000});
    }).toPass();
    await expect(fieldOf(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  }
  const button = page.getByRole('button', {name: 'Search the documentation'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a slash that is typed is a slash', async ({page}) => {
  await page.goto('/en/components/alerts/');
  const filter = page.getByRole('searchbox').first();
  await filter.click();
  await filter.press('/');
  await expect(filter).toHaveValue('/');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('finds an API item and follows it by keyboard', async ({page}) => {
  await page.goto('/en/components/alerts/');
  await open(page, 'v-btn depressed');
  await expect(optionsOf(page).first()).toContainText('depressed');
  await expect(optionsOf(page).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/api/v-btn/#api-v-btn-props-depressed');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('finds what is said on a page, with the section', async ({page}) => {
  await page.goto('/en/');
  await open(page, 'submit the form they are in');
  const hit = optionsOf(page).filter({hasText: 'Buttons'}).first();
  await expect(hit.locator('mark').first()).toBeVisible();
  await hit.click();
  await expect(page).toHaveURL(/\/en\/components\/buttons\/#/);
});

test('groups the results and understands a slip', async ({page}) => {
  await page.goto('/en/');
  await open(page, 'text feild');
  await expect(optionsOf(page).first()).toContainText('Text fields');
  const groups = dialogOf(page).getByRole('listbox').getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('Components');
  await expect(groups.filter({hasText: 'v-text-field'}).last()).toBeVisible();
  await expectAccessible(page);
});

test('the version of the page is searched first, others on demand', async ({
  page,
}) => {
  await page.goto('/en/1.5/components/alerts/');
  await open(page, 'v-alert');
  const version = dialogOf(page).getByLabel('Version to search');
  await expect(version).toHaveValue('1.5');
  await expect(optionsOf(page).first()).toBeVisible();
  await version.selectOption({label: 'All versions'});
  await expect(optionsOf(page).getByText('2.7').first()).toBeVisible();
  await version.selectOption({label: '2.7'});
  await fieldOf(page).fill('v-otp-input');
  await optionsOf(page).first().click();
  await expect(page).toHaveURL(/\/en\/api\/v-otp-input\//);
});

test('remembers what was searched for, until told to forget', async ({
  page,
}) => {
  await page.goto('/en/components/alerts/');
  await open(page, 'ripple');
  await optionsOf(page).first().click();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.reload();
  await open(page, '');
  await optionsOf(page).filter({hasText: 'ripple'}).click();
  await expect(fieldOf(page)).toHaveValue('ripple');
  await fieldOf(page).fill('');
  await page.getByRole('button', {name: 'Forget recent searches'}).click();
  await expect(optionsOf(page)).toHaveCount(0);
});

test('says that nothing matches', async ({page}) => {
  await page.goto('/en/');
  await open(page, 'qqqxyzzy');
  await expect(dialogOf(page)).toContainText('Nothing matches “qqqxyzzy”.');
});

test('names are found when the texts cannot be loaded', async ({page}) => {
  await page.route('**/search/*/text/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("broken")',
    }),
  );
  await page.goto('/en/');
  await open(page, 'buttons');
  await expect(optionsOf(page).first()).toContainText('Buttons');
});

test('says that there is no index', async ({page}) => {
  await page.route('**/search/*/pages.json', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
  );
  await page.goto('/en/');
  await open(page, 'buttons');
  await expect(dialogOf(page)).toContainText('The search could not be loaded.');
});

test('fills a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/en/components/alerts/');
  await open(page, 'alert');
  await expect(optionsOf(page).first()).toBeVisible();
  expect(await dialogOf(page).boundingBox()).toEqual({
    x: 0,
    y: 0,
    width: 390,
    height: 844,
  });
  const icons = page.locator('.navbar__items--right button:visible');
  const boxes = await Promise.all(
    (await icons.all()).map((icon) => icon.boundingBox()),
  );
  const sorted = boxes.map((box) => box!).sort((one, other) => one.x - other.x);
  sorted.slice(1).forEach(({x}, index) => {
    const before = sorted[index]!;
    expect(x).toBeGreaterThanOrEqual(before.x + before.width);
  });
});

test('an unknown address offers to search for its words', async ({
  page,
  allowMissing,
}) => {
  allowMissing('/en/components/text-feild/');
  await page.goto('/en/components/text-feild/');
  await page
    .getByRole('button', {name: 'Search the documentation for “text feild”'})
    .click();
  await expect(fieldOf(page)).toHaveValue('text feild');
  await expect(optionsOf(page).first()).toContainText('Text fields');
});

test('costs nothing until it is opened', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/en/components/alerts/', {waitUntil: 'networkidle'});
  expect(loaded.filter((url) => url.includes('/search/'))).toEqual([]);
});
