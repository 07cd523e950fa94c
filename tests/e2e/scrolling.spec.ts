import type {Page} from '@playwright/test';
import {expect, test} from './harness/test';

const alerts = '/en/components/alerts/';
const top = (page: Page) => page.evaluate(() => window.scrollY);

/** How far below the upper edge of the window a section begins. */
const offsetOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);

async function scrollDown(page: Page): Promise<number> {
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => top(page)).toBeGreaterThan(600);
  await page.waitForTimeout(300);
  return top(page);
}

test('an address with a hash opens at its section', async ({page}) => {
  await page.goto(`${alerts}#api`);
  await expect.poll(() => offsetOf(page, 'api')).toBeLessThan(150);
  expect(await offsetOf(page, 'api')).toBeGreaterThanOrEqual(0);
});

test('another page begins at its top, with the focus on its heading', async ({
  page,
}) => {
  await page.goto(alerts);
  await scrollDown(page);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Buttons', exact: true})
    .click();
  await expect(page).toHaveURL('/en/components/buttons/');
  await expect.poll(() => top(page)).toBe(0);
  await expect(page.locator('h1')).toBeFocused();
});

test('going back and forward finds the place again', async ({page}) => {
  await page.goto(alerts);
  const before = await scrollDown(page);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Buttons', exact: true})
    .click();
  await expect(page.locator('h1')).toBeFocused();
  const there = await scrollDown(page);
  await page.goBack();
  await expect(page).toHaveURL(alerts);
  await expect.poll(() => top(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL('/en/components/buttons/');
  await expect.poll(() => top(page)).toBe(there);
});

test('a link to a section moves the page and the focus there', async ({
  page,
}) => {
  await page.goto(alerts);
  await page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: 'API', exact: true})
    .click();
  await expect(page).toHaveURL(`${alerts}#api`);
  await expect.poll(() => offsetOf(page, 'api')).toBeLessThan(150);
  await expect(page.locator('#api')).toBeFocused();
});

test('a hash that cannot be read costs a line in the console only', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(alerts);
  await page.evaluate(() => {
    window.location.hash = '#%E0%A4%A';
  });
  await expect
    .poll(() => lines.some((line) => line.startsWith('Scrolling failed')))
    .toBe(true);
  await expect(page.locator('h1')).toHaveText(/Alerts/);
  await page.getByRole('link', {name: 'Buttons', exact: true}).first().click();
  await expect(page.locator('h1')).toHaveText(/Buttons/);
});
