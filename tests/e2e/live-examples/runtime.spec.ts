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

/** Fails unless an element is whole, and above all else at its corners. */
async function expectOnTop(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ratio: 1});
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const {left, top, right, bottom} = node.getBoundingClientRect();
        const inset = 6;
        return [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
          [top + inset, (top + bottom) / 2, bottom - inset].filter(
            (y) => !node.contains(document.elementFromPoint(x, y)),
          ),
        );
      }),
    )
    .toEqual([]);
}

/** How far an element's upper corner at the line's start is from another's. */
async function distance(
  element: Locator,
  other: Locator,
  isRtl: boolean,
): Promise<{x: number; y: number}> {
  const boxes = await Promise.all([element.boundingBox(), other.boundingBox()]);
  const [from, to] = boxes.map((box) => ({
    x: (box?.x ?? 0) + (isRtl ? (box?.width ?? 0) : 0),
    y: box?.y ?? 0,
  })) as [{x: number; y: number}, {x: number; y: number}];
  return {x: Math.abs(from.x - to.x), y: from.y - to.y};
}

const versions = [
  {name: 'Vuetify 2', path: '/two/'},
  {name: 'Vuetify 1.5', path: '/1.5/one/'},
];

const modes = [
  {mode: 'left to right, light', isRtl: false, colorScheme: 'light'},
  {mode: 'right to left, on a dark site', isRtl: true, colorScheme: 'dark'},
] as const;

for (const {name: framework, path: address} of versions) {
  for (const {mode, isRtl, colorScheme} of modes) {
    test.describe(`overlays of ${framework}, ${mode}`, () => {
      test.use({colorScheme});

      /** An example in this mode. */
      const inMode = async (page: Page, name: string) => {
        await page.goto(address);
        const card = await shown(page, name);
        if (isRtl) {
          await card.getByRole('button', {name: 'Right to left'}).click();
        }
        await expect(card.locator('.vue-sandbox')).toHaveAttribute(
          'dir',
          isRtl ? 'rtl' : 'ltr',
        );
        return card;
      };

      /** Fails unless an overlay looks as its example does. */
      const expectInMode = async (overlay: Locator) => {
        await expect(overlay).toHaveCSS('direction', isRtl ? 'rtl' : 'ltr');
        await expect(
          overlay.locator(
            `xpath=ancestor::*[contains(@class, "vue-sandbox--${colorScheme}")]`,
          ),
        ).toHaveCount(1);
      };

      test('a dialog opens over the page, and gives the focus back', async ({
        page,
      }) => {
        const card = await inMode(page, 'dialog');
        const activator = card.getByRole('button', {name: 'Open dialog'});
        const dialog = page.locator('.v-dialog--active');
        for (const close of ['Escape', 'Keep']) {
          await activator.focus();
          await page.keyboard.press('Enter');
          await expectOnTop(dialog);
          await expectInMode(dialog);
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
          const field = page.getByLabel('Album name');
          await field.fill('Summer');
          if (close === 'Escape') {
            await field.press('Escape');
          } else {
            await dialog.getByRole('button', {name: close}).press('Enter');
          }
          await expect(dialog).toHaveCount(0);
          await expect(activator).toBeFocused();
          await expect(page.locator('html')).not.toHaveClass(
            /overflow-y-hidden/,
          );
        }
      });

      test('a menu opens at its button and is used by keyboard', async ({
        page,
      }) => {
        const card = await inMode(page, 'menu');
        const activator = card.locator('.vue-sandbox').getByRole('button');
        await activator.focus();
        await page.keyboard.press('Enter');
        const menu = page.locator('.menuable__content__active');
        await expectOnTop(menu);
        await expectInMode(menu);
        const height = (await activator.boundingBox())?.height ?? 0;
        const opened = await distance(menu, activator, isRtl);
        expect(opened.x).toBeCloseTo(0, -1);
        expect(opened.y).toBeCloseTo(height, -1);
        await page.mouse.wheel(0, 60);
        await expect
          .poll(() => page.evaluate(() => window.scrollY))
          .toBeGreaterThan(0);
        expect(await distance(menu, activator, isRtl)).toEqual(opened);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(activator).toHaveText(/Sort by Amount/i);
        await expect(menu).toHaveCount(0);
        await expect(activator).toBeFocused();
      });

      test('a menu opens at its button on a page scrolled far', async ({
        page,
      }) => {
        await inMode(page, 'menu');
        await page.evaluate(() => {
          document.querySelector('article')!.style.paddingTop = '3000px';
        });
        const card = await shown(page, 'menu');
        const activator = card.locator('.vue-sandbox').getByRole('button');
        await activator.click();
        const menu = page.locator('.menuable__content__active');
        await expectOnTop(menu);
        const height = (await activator.boundingBox())?.height ?? 0;
        const {x, y} = await distance(menu, activator, isRtl);
        expect(x).toBeCloseTo(0, -1);
        expect(y).toBeCloseTo(height, -1);
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
      });

      test('a select is used by keyboard', async ({page}) => {
        const card = await inMode(page, 'select');
        const field = card.locator('.vue-sandbox input').first();
        await field.focus();
        await page.keyboard.press('Enter');
        const menu = page.locator('.menuable__content__active');
        await expectOnTop(menu);
        await expectInMode(menu);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(card.locator('.v-select__selection')).toHaveText('Kenya');
        await expect(field).toBeFocused();
      });

      test('a tooltip shows beside its button', async ({page}) => {
        const card = await inMode(page, 'tooltip');
        const button = card.getByRole('button', {name: 'Archive'});
        await button.hover();
        // Tooltips let the pointer through, hence are never hit by it.
        const tooltip = page.locator('.v-tooltip__content');
        await expect(tooltip).toHaveText('Moves the thread out of the inbox');
        await expect(tooltip).toBeInViewport({ratio: 1});
        await expect(tooltip).toHaveCSS('opacity', '0.9');
        await expectInMode(tooltip);
        const [anchor, box] = await Promise.all([
          button.boundingBox(),
          tooltip.boundingBox(),
        ]);
        const middle = (of: typeof box) => (of?.x ?? 0) + (of?.width ?? 0) / 2;
        expect(middle(box)).toBeCloseTo(middle(anchor), -1);
        expect(box?.y).toBeGreaterThan((anchor?.y ?? 0) + 10);
        expect(box?.y).toBeLessThan((anchor?.y ?? 0) + 70);
      });

      test('a snackbar shows at the bottom of the window', async ({page}) => {
        const card = await inMode(page, 'snackbar');
        const save = card.getByRole('button', {name: 'Save', exact: true});
        await save.focus();
        await page.keyboard.press('Enter');
        const dismiss = page.getByRole('button', {name: 'Dismiss'});
        await expectOnTop(dismiss);
        await expect(save).toBeFocused();
        await dismiss.press('Enter');
        await expect(dismiss).toBeHidden();
      });
    });
  }

  test.describe(framework, () => {
    test.beforeEach(async ({page}) => {
      await page.goto(address);
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

for (const {mode, isRtl, colorScheme} of modes) {
  test.describe(mode, () => {
    test.use({colorScheme});

    test('a bottom sheet opens at the edge of the window', async ({page}) => {
      await page.goto('/two/');
      const card = await shown(page, 'bottom-sheet');
      if (isRtl) {
        await card.getByRole('button', {name: 'Right to left'}).click();
      }
      const activator = card.getByRole('button', {name: 'Share'});
      await activator.press('Enter');
      const sheet = page.locator('.v-bottom-sheet.v-dialog--active');
      await expectOnTop(sheet);
      await expect(sheet).toHaveCSS('direction', isRtl ? 'rtl' : 'ltr');
      const box = await sheet.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(900, 0);
      const button = page.getByRole('button', {name: 'Copy address'});
      await button.press('Enter');
      await expect(button).toBeHidden();
      await expect(activator).toBeFocused();
    });
  });
}

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

test('what an example declares for the whole page stays in it', async ({
  page,
}) => {
  await page.goto('/hostile/');
  const look = () =>
    page.evaluate(() => {
      const paragraph = document.querySelector('article p')!;
      const root = getComputedStyle(document.documentElement);
      return {
        size: root.fontSize,
        primary: root.getPropertyValue('--vd-primary'),
        background: getComputedStyle(document.body).backgroundColor,
        color: getComputedStyle(paragraph).color,
        bar: getComputedStyle(document.querySelector('.navbar__title')!).color,
        fonts: [...document.fonts].filter(({family}) => family === 'Roboto')
          .length,
      };
    });
  const before = await look();
  const card = await shown(page, 'hostile');
  const opacity = (name: string) =>
    example(page, name).locator('.vue-sandbox .pulse');
  await expect(opacity('hostile')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(opacity('hostile')).toHaveCSS('opacity', '0.25');
  await shown(page, 'neighbor');
  await expect(opacity('neighbor')).toHaveCSS('opacity', '0.5');
  await expect(opacity('neighbor')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(card.getByRole('button', {name: 'Source'})).not.toHaveCSS(
    'color',
    'rgb(1, 2, 3)',
  );
  expect(await look()).toEqual(before);
  await page.getByRole('link', {name: 'plain', exact: true}).last().click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
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
