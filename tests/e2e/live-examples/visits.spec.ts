import type {Page} from '@playwright/test';
import {expect, test} from '../harness/test';

// A recording keeps the nodes of its last picture alive.
test.use({trace: 'off'});

/** Pages of the two frameworks, each with an example that opens a menu. */
const pages = [
  {path: '/en/components/chips/', menu: 'in-select', edited: 'usage'},
  {
    path: '/en/1.5/components/data-tables/',
    menu: 'pagination',
    edited: 'basic',
  },
];

/** A page without examples. */
const plainPath = '/en/getting-started/quick-start/';

/** Goes to a page within the visit, as the browser's own buttons do. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(path);
}

/** Mounts some examples, opens a menu, and edits one. */
async function useExamples(
  page: Page,
  {menu, edited}: (typeof pages)[number],
): Promise<void> {
  const card = page.locator(`#example-${menu}`);
  // A page that was just reached may still scroll to its start.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('.vue-sandbox')).toBeVisible({timeout: 1000});
  }).toPass();
  await card.locator('.vue-sandbox .v-select__slot').first().click();
  await expect(page.locator('.menuable__content__active')).toBeVisible();
  await page.keyboard.press('Escape');
  const other = page.locator(`#example-${edited}`);
  await other.scrollIntoViewIfNeeded();
  await expect(other.locator('.vue-sandbox')).toBeVisible();
  await other.getByRole('button', {name: 'Edit'}).click();
  await other.getByRole('textbox', {name: /Code of/}).press('Space');
  await expect(other.locator('.vue-sandbox')).toHaveCount(1);
}

interface InstancesWindow {
  instances?: WeakRef<object>[];
}

/** Remembers the Vue instances on the page without keeping them alive. */
async function rememberInstances(page: Page): Promise<void> {
  await page.evaluate(() => {
    const here = window as unknown as InstancesWindow;
    for (const element of document.querySelectorAll('[class*=vue-sandbox] *')) {
      const {__vue__: instance} = element as {__vue__?: object};
      if (instance) {
        (here.instances ??= []).push(new WeakRef(instance));
      }
    }
  });
}

/** How many of the remembered instances have not been let go. */
async function countInstances(page: Page): Promise<number> {
  return page.evaluate(() => {
    const here = window as unknown as InstancesWindow;
    const alive = (here.instances ?? []).filter((ref) => ref.deref());
    here.instances = alive;
    return alive.length;
  });
}

test('nothing stays behind over many visits', async ({page}) => {
  page.setDefaultTimeout(10_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const collectGarbage = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
  };
  const measure = async () => {
    await collectGarbage();
    const {metrics} = await session.send('Performance.getMetrics');
    const value = (name: string) =>
      metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heap: value('JSHeapUsedSize'),
      remains: await page.evaluate(() => ({
        sandboxes: document.querySelectorAll('.vue-sandbox').length,
        overlays: document.querySelectorAll('.vue-sandbox-overlays').length,
        sheets: document.adoptedStyleSheets.length,
        styles: document.querySelectorAll('style').length,
        onRoot: document.documentElement.className.includes('overflow'),
      })),
    };
  };

  const round = async () => {
    for (const example of pages) {
      await go(page, example.path);
      await useExamples(page, example);
      await rememberInstances(page);
    }
    await go(page, plainPath);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    return measure();
  };

  await page.goto(plainPath);
  for (let warmUp = 0; warmUp < 2; warmUp += 1) {
    await round();
  }
  const before = await round();
  let after = before;
  const rounds = 6;
  for (let count = 0; count < rounds; count += 1) {
    after = await round();
  }
  const visits = rounds * pages.length;
  expect(before.remains).toMatchObject({sandboxes: 0, overlays: 0, sheets: 0});
  expect(after.remains).toEqual(before.remains);
  // Timers of the framework may hold some for a moment.
  await expect
    .poll(
      async () => {
        await collectGarbage();
        return countInstances(page);
      },
      {message: 'instances of Vue'},
    )
    .toBe(0);
  expect((after.nodes - before.nodes) / visits).toBeLessThan(5);
  expect((after.listeners - before.listeners) / visits).toBeLessThan(1);
  expect((after.heap - before.heap) / visits).toBeLessThan(200_000);
});
