import type {Locator, Page} from '@playwright/test';
import {expect, test} from './test';

/** Fonts that a page fetches, with their sizes in bytes. */
function watchFonts(page: Page): Map<string, number> {
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    const {pathname} = new URL(response.url());
    if (
      pathname.includes('/assets/frameworks/') &&
      pathname.endsWith('.woff2')
    ) {
      fonts.set(pathname, (await response.body()).length);
    }
  });
  return fonts;
}

/**
 * Whether an icon is drawn: its character in its font looks different from one
 * that no font has.
 */
function isDrawn(icon: Locator): Promise<boolean> {
  return icon.evaluate(async (element) => {
    const {content, fontFamily, fontWeight} = getComputedStyle(
      element,
      '::before',
    );
    const character = /^"(.)"$/u.exec(content)?.[1] ?? '';
    const font = `${fontWeight} 32px ${fontFamily}`;
    await document.fonts.load(font, character);
    const drawn = (text: string) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 48;
      const context = canvas.getContext('2d')!;
      context.font = font;
      context.fillText(text, 4, 40);
      return canvas.toDataURL();
    };
    return (
      character.length > 0 &&
      drawn(character) !== drawn(String.fromCodePoint(0x10fffd))
    );
  });
}

test('a page has the icons of its examples and no other', async ({page}) => {
  const fonts = watchFonts(page);
  await page.goto('/icons/');
  const icons = page.locator('.vue-sandbox .v-icon');
  await expect(icons).toHaveCount(6);
  for (const icon of await icons.locator('visible=true').all()) {
    if ((await icon.locator('svg').count()) === 0) {
      expect(
        await isDrawn(icon),
        (await icon.getAttribute('class')) ?? '',
      ).toBe(true);
    }
  }
  await expect(icons.locator('svg path')).toHaveAttribute('d', /^M21,7/);
  await page.waitForLoadState('networkidle');
  expect(fonts.size).toBe(4);
  const bytes = [...fonts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(20_000);
});

test('edited code shows any icon', async ({page}) => {
  const fonts = watchFonts(page);
  await page.goto('/icons/');
  const card = page.locator('#example-icons');
  await card.getByRole('button', {name: 'Edit', exact: true}).click();
  await card.getByRole('textbox', {name: /^Code of the example/}).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    '<template><div><v-icon>mdi-zodiac-leo</v-icon><v-icon>fas fa-yin-yang</v-icon></div></template>',
  );
  for (const name of ['mdi-zodiac-leo', 'fa-yin-yang']) {
    const icon = card.locator(`.vue-sandbox .${name}`);
    await expect(icon).toBeVisible();
    expect(await isDrawn(icon), name).toBe(true);
  }
  expect(Math.max(...fonts.values())).toBeGreaterThan(300_000);
});
