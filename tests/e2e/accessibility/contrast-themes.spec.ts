import type {Locator} from '@playwright/test';
import {expect, test} from '../harness/test';
import {hydrated} from './states';

const style = (
  locator: Locator,
  property: string,
  pseudo?: '::before' | '::after',
) =>
  locator.evaluate(
    (element, [name, part]) =>
      getComputedStyle(element, part).getPropertyValue(name),
    [property, pseudo] as const,
  );

for (const colorScheme of ['light', 'dark'] as const) {
  const canvas =
    colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)';

  test(`what is chosen shows in a ${colorScheme} contrast theme`, async ({
    page,
  }) => {
    await page.emulateMedia({
      forcedColors: 'active',
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.goto('/en/components/alerts/');
    await hydrated(page);

    const current = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .locator('[aria-current=page]');
    expect(await style(current, 'background-color', '::before')).not.toBe(
      canvas,
    );
    expect(Number(await style(current, 'font-weight'))).toBeGreaterThan(400);

    const tab = page.getByRole('tab', {selected: true}).first();
    expect(await style(tab, 'background-color', '::after')).not.toBe(canvas);

    const card = page.locator('[id^=example-]').first();
    const invert = card.getByRole('button', {name: 'Invert colors'});
    await expect(invert).toHaveCSS('outline-style', 'none');
    await invert.click();
    await page.mouse.move(0, 0);
    await expect(invert).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(invert).toBeFocused();
    await expect(invert).toHaveCSS('outline-style', 'double');
    const icon = invert.locator('svg');
    expect(await style(icon, 'color')).not.toBe(canvas);

    const control = page.getByRole('switch').first();
    const knob = await style(control, 'background-color', '::before');
    expect(knob).not.toBe(await style(control, 'background-color'));
    await control.check();
    expect(await style(control, 'transform', '::before')).not.toBe('none');
  });

  test(`the focus shows in a ${colorScheme} contrast theme`, async ({page}) => {
    await page.emulateMedia({
      forcedColors: 'active',
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.goto('/en/components/alerts/');
    await hydrated(page);
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      const {name, outline, color} = await page.evaluate(() => {
        const {outlineStyle, outlineColor} = getComputedStyle(
          document.activeElement!,
        );
        return {
          name: document.activeElement!.outerHTML.slice(0, 120),
          outline: outlineStyle,
          color: outlineColor,
        };
      });
      expect(outline, name).not.toBe('none');
      expect(color, name).not.toBe(canvas);
    }
    await page.keyboard.press('Control+k');
    const field = page.locator('dialog input');
    await expect(field).toBeFocused();
    await expect(field).toHaveCSS('outline-style', 'solid');
    await field.fill('alert');
    const option = page.locator('dialog [role=option][aria-selected=true]');
    await expect(option).toHaveCSS('outline-style', 'solid');
  });
}
