import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expectAccessible} from './harness/axe';
import {takeScreenshots} from './harness/screenshots';
import {scrollThrough} from './harness/scroll';
import {locales, readPages} from './harness/site';
import {expect, test} from './harness/test';

const names = fs
  .readdirSync(path.join(__dirname, '../../examples/layouts'))
  .map((file) => path.basename(file, '.vue'))
  .sort();

/** Layouts without a drawer. */
const plain = new Set(['centered']);

const cardPages = readPages('en')
  .map(({pathname}) => pathname)
  .filter((pathname) => pathname.endsWith('/pre-made-layouts/'));

const addressOf = (name: string, locale = 'en') =>
  `/${locale}/examples/layouts/${name}/`;

async function open(page: Page, name: string, locale?: string) {
  await page.goto(addressOf(name, locale));
  await expect(page.locator('.v-application h1')).toBeVisible();
}

/** How many pixels of the first drawer are on the screen. */
const drawerWidth = (page: Page) =>
  page
    .locator('.v-navigation-drawer')
    .first()
    .evaluate((drawer) => {
      const {left, right} = drawer.getBoundingClientRect();
      return Math.min(right, window.innerWidth) - Math.max(left, 0);
    });

const toggle = (page: Page) =>
  page.getByRole('button', {name: /^Toggle (navigation|details)$/}).first();

for (const name of names) {
  test(`${name} is an application on a page without the site's chrome`, async ({
    page,
  }) => {
    await open(page, name);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(
      page.locator('.navbar, .theme-doc-sidebar-container, footer.footer'),
    ).toHaveCount(0);
    await expect(page.locator('.v-application--wrap')).toHaveCount(1);
    const height = await page
      .locator('.v-application--wrap')
      .evaluate((application) => application.getBoundingClientRect());
    expect(height.x).toBe(0);
    expect(height.y).toBe(0);
    expect(height.height).toBeGreaterThanOrEqual(900);
    await expectAccessible(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(
      page.locator('.v-application--wrap').locator('..'),
    ).toHaveClass(/theme--dark/);
    await expectAccessible(page);
    await takeScreenshots(page, `layout-${name}`);
  });

  test(`${name} fits a phone`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, name);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
    expect(await overflow()).toBeLessThanOrEqual(0);
    if (!plain.has(name)) {
      expect(await drawerWidth(page)).toBeLessThanOrEqual(0);
      await toggle(page).click();
      await expect.poll(() => drawerWidth(page)).toBeGreaterThan(200);
      expect(await overflow()).toBeLessThanOrEqual(0);
      // The drawer lies above its scrim and can be used.
      await page.locator('.v-navigation-drawer').first().hover();
      await page.locator('.v-overlay--active').click({
        position: {x: name === 'baseline-flipped' ? 20 : 370, y: 600},
      });
      await expect.poll(() => drawerWidth(page)).toBeLessThanOrEqual(0);
    }
  });
}

for (const name of names.filter((each) => !plain.has(each))) {
  test(`the drawer of ${name} opens and closes by keyboard`, async ({page}) => {
    await open(page, name);
    const before = await drawerWidth(page);
    expect(before).toBeGreaterThan(200);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => drawerWidth(page)).toBeLessThan(before - 100);
    await page.keyboard.press('Enter');
    await expect.poll(() => drawerWidth(page)).toBe(before);
  });
}

test('bars of a layout make room for each other', async ({page}) => {
  await open(page, 'complex');
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {top, bottom, height} = element.getBoundingClientRect();
        return {top, bottom, height};
      });
  const [system, bar, drawer] = await Promise.all([
    boxOf('.v-system-bar'),
    boxOf('.v-app-bar'),
    boxOf('.v-navigation-drawer--clipped'),
  ]);
  expect(system.height).toBeGreaterThan(0);
  expect(bar.top).toBe(system.bottom);
  expect(drawer.top).toBe(bar.bottom);
});

test('a dialog of a layout opens above it and gives the focus back', async ({
  page,
}) => {
  await open(page, 'google-contacts');
  await page.getByRole('button', {name: 'Edit Dev Patel'}).focus();
  await page.keyboard.press('Enter');
  const save = page.getByRole('dialog').getByRole('button', {name: 'Save'});
  await expect(save).toBeVisible();
  await page.getByRole('dialog').getByLabel('Name').fill('Dev Anand');
  await save.click();
  await expect(save).toBeHidden();
  await expect(
    page.getByRole('button', {name: 'Edit Dev Anand'}),
  ).toBeFocused();
});

test('a layout loads its own code and no other', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(await response.text());
    }
  });
  await open(page, 'google-keep');
  await page.waitForLoadState('networkidle');
  const has = (text: string) => scripts.some((code) => code.includes(text));
  expect(has('Pinboard')).toBe(true);
  expect(has('Night Shift Radio')).toBe(false);
  expect(has('Address book')).toBe(false);
});

test('the way back leads to the documentation', async ({page}) => {
  await open(page, 'baseline');
  const back = page.getByRole('link', {name: 'Back to the documentation'});
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/.*pre-made-layouts\/$/);
  await expect(page.locator('.v-application')).toHaveCount(0);
});

for (const pathname of cardPages) {
  test(`the cards of ${pathname} lead to the layouts`, async ({page}) => {
    await page.goto(pathname);
    await scrollThrough(page);
    const cards = page.locator('article[aria-labelledby^=layout-]');
    await expect(cards).toHaveCount(names.length);
    for (const picture of await cards.locator('img:visible').all()) {
      await expect
        .poll(() =>
          picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
        )
        .toBe(640);
    }
    const links = await cards
      .getByRole('link', {name: /^Open the page of/})
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(names.map((name) => addressOf(name)));
    await cards
      .first()
      .getByRole('link', {name: /^Open the page of/})
      .click();
    await expect(page.locator('.v-application h1')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.v-application')).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of locales) {
    test(`a layout's page in ${locale} says what it is`, async ({page}) => {
      await page.goto(addressOf('dark', locale));
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(
        page.locator('a[href$="/examples/layouts/dark.vue"]'),
      ).toBeVisible();
    });
  }
});
