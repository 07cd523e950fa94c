import type {Page} from '@playwright/test';
import {renderMarkdown} from '../../plugins/content-service/content/markdown';
import {expectAccessible} from './harness/axe';
import {expect, test} from './harness/test';

const alerts = '/en/components/alerts/';

test.use({newcomer: true});

const bell = (page: Page) => page.getByRole('button', {name: /Notifications/});
const snackbar = (page: Page) =>
  page.getByRole('region', {name: 'Examples can be edited'});

/** Layout shift since the page began, as browsers measure it. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as {value: number}[];
          resolve(entries.reduce((sum, {value}) => sum + value, 0));
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(0), 500);
      }),
  );

test('a first visit: snackbar, bell, menu, and nothing new after it', async ({
  page,
}) => {
  await page.goto(alerts);
  await expect(snackbar(page)).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 new');
  await expect(page.getByText('Ad · Sample').first()).toBeVisible();
  expect(await shift(page)).toBeLessThan(0.001);
  await expectAccessible(page);

  await bell(page).click();
  const menu = page.getByRole('region', {name: 'Notifications', exact: true});
  const box = (await menu.boundingBox())!;
  expect(box.width).toBeLessThanOrEqual(320);
  expect(box.height).toBeLessThanOrEqual(320);
  await expect(snackbar(page)).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await page.reload();
  await expect(page.getByText('Ad · Sample').first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(snackbar(page)).toBeHidden();
});

test('the action of a notification is a link of the site', async ({page}) => {
  await page.goto('/en/getting-started/quick-start/');
  await snackbar(page).getByRole('link', {name: 'Try it'}).click();
  await expect(page).toHaveURL(alerts);
  await expect(snackbar(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new');
});

test('on a phone the bell stays in the bar and fits', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(alerts);
  await bell(page).click();
  const menu = page.getByRole('region', {name: 'Notifications', exact: true});
  await expect(menu).toBeInViewport({ratio: 1});
});

test('an ad among the examples, and one at each end', async ({page}) => {
  await page.goto(alerts);
  await expect(
    page.getByRole('complementary', {name: 'Advertisement'}),
  ).toHaveCount(3);
});

test('hostile text does nothing in a browser', async ({page}) => {
  const payload = 'window.hits=(window.hits||0)+1';
  const hostile = [
    `<script>${payload}</script>`,
    `<img src=x onerror="${payload}">`,
    `<svg/onload="${payload}">`,
    `<iframe srcdoc="<script>parent.${payload}</script>"></iframe>`,
    `<details open ontoggle="${payload}">`,
    `![x](x" onerror="${payload})`,
    `![x](https://example.com/tracker.png)`,
    `[link](javascript:${payload})`,
    `[link](<JaVa&#9;ScRiPt:${payload}>)`,
    `[link](https://example.com/"onmouseover="${payload})`,
    `<https://example.com/"onfocus="${payload}>`,
    `\`\`\`"><img src=x onerror=${payload}>\ncode\n\`\`\``,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${payload}&gt;">`,
    `[x]: javascript:${payload}\n\n[x]`,
  ];
  await page.setContent(
    hostile
      .map((markdown) => `<p>${renderMarkdown(markdown, '/en/')}</p>`)
      .join(''),
  );
  for (const link of await page.locator('a').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/example\.com\//);
    await link.hover();
    await link.focus();
  }
  expect(await page.evaluate(() => 'hits' in window)).toBe(false);
  await expect(page.locator('img, script, svg, iframe, style')).toHaveCount(0);
});
