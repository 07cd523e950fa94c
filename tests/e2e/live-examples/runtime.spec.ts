import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './test';

const dir = process.env.E2E_EXAMPLES_DIR ?? '';

/** Names that only the code of Vue, and only that of Vuetify, has. */
const markOfVue = 'ignoredElements';
const markOfVuetify = 'v-expansion-panel';

function example(page: Page, name: string): Locator {
  return page.locator(`#example-${name}`);
}

/** Scrolls to an example and waits until it runs. */
async function shown(page: Page, name: string): Promise<Locator> {
  const card = example(page, name);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('.vue-sandbox')).toBeVisible();
  return card;
}

/** Fails unless the middle of an element is what one sees there. */
async function expectOnTop(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ratio: 1});
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const {left, top, width, height} = node.getBoundingClientRect();
        const hit = document.elementFromPoint(
          left + width / 2,
          top + height / 2,
        );
        return node.contains(hit);
      }),
    )
    .toBe(true);
}

const versions = [
  {name: 'Vuetify 2', path: '/two/', restoresFocus: true},
  // Its dialogs leave the focus on the body, wherever they run.
  {name: 'Vuetify 1.5', path: '/1.5/one/', restoresFocus: false},
];

for (const version of versions) {
  test.describe(version.name, () => {
    test.beforeEach(async ({page}) => {
      await page.goto(version.path);
    });

    test('a dialog opens over the page, and gives the focus back', async ({
      page,
    }) => {
      const card = await shown(page, 'dialog');
      const activator = card.getByRole('button', {name: 'Open dialog'});
      await activator.focus();
      await page.keyboard.press('Enter');
      const dialog = page.locator('.v-dialog--active');
      await expectOnTop(dialog.getByText('Rename album'));
      const overlay = page.locator('.v-overlay--active');
      await expect(overlay).toHaveCSS('position', 'fixed');
      expect(
        await page.evaluate(
          () =>
            document
              .elementFromPoint(window.innerWidth / 2, 20)
              ?.closest('.vue-sandbox-overlays') !== null,
        ),
        'the site’s bar is covered',
      ).toBe(true);
      await page.getByLabel('Album name').fill('Summer');
      await page.getByLabel('Album name').press('Escape');
      await expect(dialog).toHaveCount(0);
      if (version.restoresFocus) {
        await expect(activator).toBeFocused();
      }
      await expect(page.locator('html')).not.toHaveClass(/overflow-y-hidden/);
    });

    test('a menu opens at its button and is used by keyboard', async ({
      page,
    }) => {
      const card = await shown(page, 'menu');
      const activator = card.locator('.vue-sandbox').getByRole('button');
      await activator.focus();
      await page.keyboard.press('Enter');
      const menu = page.locator('.menuable__content__active');
      await expectOnTop(menu);
      const [button, content] = await Promise.all([
        activator.boundingBox(),
        menu.boundingBox(),
      ]);
      expect(content?.x).toBeCloseTo(button?.x ?? 0, -1);
      expect(content?.y).toBeCloseTo(
        (button?.y ?? 0) + (button?.height ?? 0),
        -1,
      );
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(activator).toHaveText(/Sort by Amount/i);
      await expect(menu).toHaveCount(0);
    });

    test('a select is used by keyboard', async ({page}) => {
      const card = await shown(page, 'select');
      await card.locator('.vue-sandbox input').first().focus();
      await page.keyboard.press('Enter');
      await expectOnTop(page.locator('.menuable__content__active'));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(card.locator('.v-select__selection')).toHaveText('Kenya');
    });

    test('a tooltip shows beside its button', async ({page}) => {
      const card = await shown(page, 'tooltip');
      await card.getByRole('button', {name: 'Archive'}).hover();
      // Tooltips let the pointer through, hence are never hit by it.
      const tooltip = page.locator('.v-tooltip__content');
      await expect(tooltip).toHaveText('Moves the thread out of the inbox');
      await expect(tooltip).toBeInViewport({ratio: 1});
      await expect(tooltip).toHaveCSS('opacity', '0.9');
    });

    test('a snackbar shows at the bottom of the window', async ({page}) => {
      const card = await shown(page, 'snackbar');
      await card.getByRole('button', {name: 'Save', exact: true}).click();
      const dismiss = page.getByRole('button', {name: 'Dismiss'});
      await expectOnTop(dismiss);
      await dismiss.press('Enter');
      await expect(dismiss).toBeHidden();
    });

    test('a slider follows the pointer outside of itself', async ({page}) => {
      const card = await shown(page, 'slider');
      const thumb = card.locator('.v-slider__thumb');
      const box = await thumb.boundingBox();
      const {x = 0, y = 0} = box ?? {};
      await page.mouse.move(x + 6, y + 6);
      await page.mouse.down();
      await page.mouse.move(x + 300, y - 60, {steps: 5});
      await page.mouse.up();
      await expect(card.getByText(/^Volume \d+$/)).not.toHaveText('Volume 20');
    });

    test('an application inside an example is no place for overlays', async ({
      page,
    }) => {
      const card = await shown(page, 'application');
      await card.locator('.vue-sandbox').getByRole('button').click();
      const item = page.locator('.v-list').getByText('Above the page');
      await expectOnTop(item);
      await expect(
        page.locator('.vue-sandbox-overlays', {has: item}),
      ).toHaveCount(1);
    });

    test('an example turns dark and right to left on its own', async ({
      page,
    }) => {
      const card = await shown(page, 'menu');
      const sandbox = card.locator('.vue-sandbox');
      await expect(sandbox.locator('.theme--light').first()).toBeVisible();
      await card.getByRole('button', {name: 'Invert colors'}).click();
      await card.getByRole('button', {name: 'Right to left'}).click();
      await expect(sandbox.locator('.theme--dark').first()).toBeVisible();
      await expect(sandbox).toHaveAttribute('dir', 'rtl');
      await sandbox.getByRole('button').click();
      const menu = page.locator('.menuable__content__active');
      await expect(menu).toHaveClass(/theme--dark/);
      await expect(menu).toHaveCSS('direction', 'rtl');
      const other = await shown(page, 'select');
      await expect(other.locator('.theme--dark')).toHaveCount(0);
    });
  });
}

test('a bottom sheet opens at the edge of the window', async ({page}) => {
  await page.goto('/two/');
  const card = await shown(page, 'bottom-sheet');
  await card.getByRole('button', {name: 'Share'}).press('Enter');
  const button = page.getByRole('button', {name: 'Copy address'});
  await expectOnTop(button);
  await button.press('Enter');
  await expect(button).toBeHidden();
});

test('site and examples do not share styles', async ({page}) => {
  await page.goto('/two/');
  const card = await shown(page, 'styles');
  const sandbox = card.locator('.vue-sandbox');
  await expect(sandbox.locator('p')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('article p').last()).not.toHaveCSS(
    'color',
    'rgb(1, 2, 3)',
  );
  // Without a style of the framework, what the browser gives.
  await expect(sandbox.locator('table')).toHaveCSS('display', 'table');
  await expect(sandbox.locator('td')).toHaveCSS('border-top-width', '0px');
  await expect(sandbox.locator('h2')).toHaveCSS('margin-bottom', '0px');
});

test('both frameworks run in one visit', async ({page}) => {
  const vueFiles = new Set<string>();
  page.on('response', async (response) => {
    const text = await response.text().catch(() => '');
    if (text.includes(markOfVue)) {
      vueFiles.add(response.url());
    }
  });
  await page.goto('/two/');
  for (const title of ['Two', 'One', 'Two', 'One']) {
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    const card = await shown(page, 'menu');
    await card.locator('.vue-sandbox').getByRole('button').click();
    await expectOnTop(page.locator('.menuable__content__active'));
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'the other version'}).click();
  }
  expect(vueFiles.size, 'one Vue for each framework').toBe(2);
  await expect(page.locator('link[href*="assets/frameworks"]')).toHaveCount(4);
});

test('a page without examples fetches nothing of a framework', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    fetched.push(response.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(fetched.some((url) => url.endsWith('.js'))).toBe(true);
  expect(fetched.filter((url) => url.includes('frameworks'))).toEqual([]);
  const code = await Promise.all(
    fetched
      .filter((url) => url.endsWith('.js'))
      .map(async (url) => (await page.request.get(url)).text()),
  );
  for (const mark of [markOfVue, markOfVuetify]) {
    expect(code.filter((text) => text.includes(mark))).toEqual([]);
  }
});

test('the page’s HTML has the source, its code has not', async ({page}) => {
  const html = fs.readFileSync(path.join(dir, 'two/index.html'), 'utf8');
  expect(html).toContain('Rename album');
  const scripts = [...html.matchAll(/src="?(\/assets\/js\/[^" >]+)/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, file = ''] of scripts) {
    const code = fs.readFileSync(path.join(dir, file), 'utf8');
    expect(code).not.toContain('Rename album');
  }
  await page.goto('/two/');
});

test('nothing stays behind over many visits', async ({page}) => {
  await page.goto('/two/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const {metrics} = await session.send('Performance.getMetrics');
    const value = (name: string) =>
      metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heap: value('JSHeapUsedSize'),
      overlays: await page.locator('.vue-sandbox-overlays').count(),
      sheets: await page.evaluate(() => document.adoptedStyleSheets.length),
    };
  };
  const visit = async () => {
    for (const name of ['dialog', 'menu', 'select', 'styles']) {
      await shown(page, name);
    }
    const card = await shown(page, 'menu');
    await card.locator('.vue-sandbox').getByRole('button').click();
    await expect(page.locator('.menuable__content__active')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'plain', exact: true}).click();
    await expect(page).toHaveURL('/');
    const state = await measure();
    await page.getByRole('link', {name: 'two', exact: true}).click();
    await expect(page).toHaveURL('/two/');
    return state;
  };
  for (let warmUp = 0; warmUp < 3; warmUp += 1) {
    await visit();
  }
  const first = await visit();
  let last = first;
  const visits = 12;
  for (let count = 0; count < visits; count += 1) {
    last = await visit();
  }
  expect(first.overlays).toBe(0);
  expect(last.overlays).toBe(0);
  expect(last.sheets).toBe(first.sheets);
  expect(last.nodes - first.nodes).toBeLessThan(100);
  expect(last.listeners - first.listeners).toBeLessThan(20);
  expect((last.heap - first.heap) / visits).toBeLessThan(200_000);
});
