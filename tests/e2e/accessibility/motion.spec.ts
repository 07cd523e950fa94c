import type {Page} from '@playwright/test';
import {expect, test} from '../harness/test';
import {hydrated} from './states';

const component = '/en/components/alerts/';

declare global {
  interface Window {
    moved: string[];
  }
}

/** Notes each transition and animation that runs outside of examples. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    for (const type of ['transitionrun', 'animationstart'] as const) {
      document.addEventListener(
        type,
        ({target}) => {
          const element = target as Element;
          const runs = element
            .getAnimations()
            .some((it) => Number(it.effect?.getComputedTiming().endTime) > 0);
          if (runs && !element.closest('.vue-sandbox')) {
            window.moved.push(`${type}: ${element.outerHTML.slice(0, 300)}`);
          }
        },
        true,
      );
    }
  });
}

/** Uses what moves, where motion is welcome. */
async function use(page: Page): Promise<void> {
  await page.goto(component);
  await hydrated(page);
  const navbar = page.locator('nav.navbar');
  const toggle = navbar.getByRole('button', {name: /dark and light/});
  await toggle.click();
  await toggle.click();
  await navbar.getByRole('button', {name: 'Ecosystem'}).hover();
  await page.getByRole('button', {name: 'Getting started'}).click();
  await page.getByRole('tab').nth(1).click();
  const card = page.locator('[id^=example-]').first();
  await card.getByRole('button', {name: 'Source'}).click();
  await card.getByRole('button', {name: 'Invert colors'}).hover();
  await card.getByRole('button', {name: 'Invert colors'}).click();
  await page.getByRole('switch').first().check();
  await page.setViewportSize({width: 390, height: 844});
  await navbar.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
}

test('nothing of the site moves where reduced motion is wanted', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await watch(page);
  await use(page);
  expect(await page.evaluate(() => window.moved)).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('it moves where it is not', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await watch(page);
  await use(page);
  const moved = await page.evaluate(() => window.moved.join('\n'));
  for (const part of ['navbar-sidebar', 'role="tab"', 'aria-pressed']) {
    expect(moved).toContain(part);
  }
});
