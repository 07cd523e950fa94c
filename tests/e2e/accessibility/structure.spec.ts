import fs from 'node:fs';
import path from 'node:path';
import {locales, readPages, release, sourceOf} from '../harness/site';
import {expect, test} from '../harness/test';
import {hydrated} from './states';

const translated = locales.filter(
  (locale) => locale !== 'en' && locale !== 'eo-UY',
);

/** It has text of its own, and tabs. */
const hasExamples = (folder: string) =>
  fs.existsSync(path.join(folder, 'examples'));

for (const locale of translated.slice(0, 1)) {
  test(`what is in English on a page of ${locale} says so`, async ({page}) => {
    const untranslated = readPages(locale).find(
      (it) =>
        it.version === release &&
        it.route.startsWith('components/') &&
        !fs.existsSync(sourceOf(it)) &&
        hasExamples(sourceOf({...it, locale: 'en'})),
    );
    test.skip(!untranslated, 'every page with examples is translated');
    await page.goto(untranslated!.pathname);
    await hydrated(page);
    const languageOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((it) => it.closest('[lang]')?.getAttribute('lang'));
    expect(await languageOf('main h1')).toBe('en');
    expect(await languageOf('.theme-doc-markdown > p')).toBe('en');
    expect(await languageOf('nav.navbar a')).toBe(locale);
    expect(await languageOf('footer a')).toBe(locale);
    // What the interface says around the English text.
    expect(await languageOf('[aria-label][role=group] button')).toBe(locale);
    expect(await languageOf('[role=tablist]')).toBe(locale);
  });
}

test('read from right to left, the frame is mirrored and fits', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/en/components/alerts/');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const box = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())!;
  const sidebar = await box('.theme-doc-sidebar-container');
  const heading = await box('h1');
  const toc = await box('nav[aria-labelledby=toc-title]');
  expect(sidebar.x).toBeGreaterThan(heading.x);
  expect(toc.x).toBeLessThan(heading.x);
  const logo = await box('.navbar__brand');
  expect(logo.x).toBeGreaterThan(1000);
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 844});
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.documentElement.scrollWidth -
            document.documentElement.clientWidth,
        ),
      )
      .toBe(0);
  }
});

test('the accessibility statement is linked from every page', async ({
  page,
}) => {
  await page.goto('/en/components/alerts/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Accessibility', exact: true})
    .click();
  await expect(page).toHaveURL('/en/accessibility/');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveTitle('Accessibility of this site — Vuetify');
});
