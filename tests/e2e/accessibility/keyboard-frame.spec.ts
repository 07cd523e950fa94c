import type {Page} from '@playwright/test';
import {expect, test} from '../harness/test';
import {hydrated} from './states';

const alerts = '/en/components/alerts/';

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(address);
  await hydrated(page);
}

test('the first stop leads past the navigation', async ({page}) => {
  await open(page, alerts);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('search: open, find, go, all by keyboard', async ({page}) => {
  await open(page, alerts);
  const button = page.getByRole('button', {name: 'Search the documentation'});
  await button.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByRole('combobox').first();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await field.pressSequentially('data table');
  const options = page.locator('dialog [role=option]');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/components\/data-tables\//);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    page.locator('h1, h2, h3').and(page.locator(':focus')),
  ).toBeVisible();
});

test('the search closed by its button gives the focus back', async ({page}) => {
  await open(page, alerts);
  const button = page.getByRole('button', {name: 'Search the documentation'});
  await button.press('Enter');
  await page.getByRole('button', {name: 'Close the search'}).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('version, by keyboard', async ({page}) => {
  await open(page, alerts);
  const button = page
    .getByRole('contentinfo')
    .getByRole('button', {name: /Version/});
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/next/components/alerts/');
  await expect(page.locator('h1')).toBeFocused();
});

test('language and menus, by keyboard', async ({page}) => {
  await open(page, alerts);
  const language = page
    .locator('nav.navbar')
    .getByRole('button', {name: /English/});
  await language.focus();
  await page.keyboard.press('Enter');
  await expect(language).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  const entry = page.locator('nav.navbar .dropdown__link:focus');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toHaveAttribute('lang', /-/);
});

test('theme, by keyboard, keeps the focus', async ({page}) => {
  await open(page, alerts);
  const toggle = page
    .locator('nav.navbar')
    .getByRole('button', {name: /dark and light/});
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toBeFocused();
});

test('the drawer keeps the focus and gives it back', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, alerts);
  const button = page.locator('.navbar__toggle');
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer.getByRole('button', {name: /Close/})).toBeFocused();
  await expect(page.locator('.theme-layout-main')).toHaveJSProperty(
    'inert',
    true,
  );
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(
    await page.evaluate(() =>
      ['.navbar-sidebar', 'body:focus'].some((selector) =>
        document.activeElement?.closest(selector),
      ),
    ),
  ).toBe(true);
  await drawer.getByRole('searchbox').focus();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await drawer.getByRole('link', {name: 'Buttons', exact: true}).press('Enter');
  await expect(page).toHaveURL('/en/components/buttons/');
  await expect(page.locator('h1')).toBeFocused();
});

test('the sidebar: filter, nothing found, all pages again', async ({page}) => {
  await open(page, alerts);
  const field = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('searchbox');
  await field.fill('zzz');
  await page.getByRole('button', {name: 'Show all pages'}).press('Enter');
  await expect(field).toBeFocused();
  await field.fill('data t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/components/data-tables/');
  await expect(page.locator('h1')).toBeFocused();
});
