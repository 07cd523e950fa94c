import {expect, type Page} from '@playwright/test';
import {expectAccessible} from '../harness/axe';
import {takeScreenshots} from '../harness/screenshots';
import {alerts, buttons, test, visitAlerts} from './test';
import {expectKept, readKept} from './visit';

test.use({colorScheme: 'light'});

const entryOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.scripts].find(({src}) => src.includes('/main.'))?.src ?? '',
  );

/** Has the browser ask the host for a new worker, as it does from time to time. */
const lookForBuild = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

const notice = (page: Page) =>
  page.getByRole('status').filter({hasText: 'new version'});

test.describe('with a worker', () => {
  test.use({serviceWorkers: 'allow'});

  test('a new build waits until it is asked for, then all tabs have it', async ({
    page,
    context,
    host,
  }) => {
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error())));
    await visitAlerts(page);
    await page.getByRole('link', {name: 'Buttons'}).first().click();
    await expectKept(page, buttons);
    const other = await context.newPage();
    await other.goto(buttons);
    const first = await entryOf(page);
    const {names: before} = await readKept(page);
    expect(before).toHaveLength(1);

    host.publishSecond();
    await page.bringToFront();
    await lookForBuild(page);
    for (const tab of [page, other]) {
      await expect(notice(tab)).toBeVisible();
    }
    await expectAccessible(page);
    await takeScreenshots(page, 'update');
    await page.setViewportSize({width: 1440, height: 900});

    // The page goes on as it was: what it has yet to load is kept.
    const last = page.locator('[id^="example-"]').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('.vue-sandbox')).toBeVisible();
    await page.getByRole('link', {name: 'Alerts'}).first().click();
    await expect(page).toHaveURL(alerts);
    await expect(page.locator('h1')).toContainText('Alerts');
    expect(await entryOf(page)).toBe(first);

    await notice(page).getByRole('button', {name: 'Reload'}).click();
    for (const tab of [page, other]) {
      await expect.poll(() => entryOf(tab).catch(() => '')).not.toBe(first);
      await expect(tab.locator('h1')).toBeVisible();
      await expect(notice(tab)).toHaveCount(0);
    }
    expect(await entryOf(other)).toBe(await entryOf(page));
    await expect
      .poll(async () => (await readKept(page)).names)
      .not.toContain(before[0]);

    // What had been kept is kept of the new build, and nothing of the old one.
    await expectKept(page, buttons);
    const {urls} = await readKept(page);
    expect(urls).not.toContain(first);
    host.setDown(true);
    await context.setOffline(true);
    await page.goto(buttons);
    await expect(page.locator('h1')).toContainText('Buttons');
    expect(await entryOf(page)).not.toBe(first);
    expect(errors).toEqual([]);
  });

  test('a tab that was loaded later needs no question', async ({
    page,
    host,
  }) => {
    await visitAlerts(page);
    const first = await entryOf(page);
    host.publishSecond();
    await page.goto(buttons);
    expect(await entryOf(page)).not.toBe(first);
    await expectKept(page, buttons);
    await expect(notice(page)).toHaveCount(0);
    expect((await readKept(page)).names).toHaveLength(1);
    expect((await readKept(page)).urls).not.toContain(first);
  });

  test('whoever closes the question stays with what there is', async ({
    page,
    host,
  }) => {
    await visitAlerts(page);
    const first = await entryOf(page);
    host.publishSecond();
    await lookForBuild(page);
    await notice(page).getByRole('button', {name: 'Later'}).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await entryOf(page)).toBe(first);
    await expectKept(page, alerts);
  });

  test('switched off, worker and pages are taken away', async ({
    page,
    host,
  }) => {
    await visitAlerts(page);
    host.publishRemoval();
    await page.goto(buttons);
    const workers = () =>
      page.evaluate(
        async () =>
          (await navigator.serviceWorker.getRegistrations()).length +
          (await caches.keys()).length,
      );
    await expect.poll(workers).toBe(0);
    await expect(page.locator('h1')).toContainText('Buttons');
    await page.reload();
    await expect(page.locator('h1')).toContainText('Buttons');
    expect(
      await page.evaluate(() => navigator.serviceWorker.controller),
    ).toBeNull();
  });
});

test('without a worker, a link after a new build loads the page once', async ({
  page,
  host,
}) => {
  await page.goto(alerts);
  const first = await entryOf(page);
  host.publishSecond();
  host.takeAsked();
  await page.getByRole('link', {name: 'Buttons'}).first().click();
  await expect.poll(() => entryOf(page).catch(() => first)).not.toBe(first);
  await expect(page).toHaveURL(buttons);
  await expect(page.locator('h1')).toContainText('Buttons');
  await page.waitForTimeout(1000);
  const pages = host.takeAsked().filter((url) => url === buttons);
  expect(pages).toHaveLength(1);
});
