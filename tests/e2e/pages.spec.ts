import {expectAccessible} from './harness/axe';
import {takeScreenshots} from './harness/screenshots';
import {scrollThrough} from './harness/scroll';
import {locales, readPages, siteUrl} from './harness/site';
import {expect, test} from './harness/test';

/** Pages that every locale is looked at with; English is looked at whole. */
const sampled = new Set([
  '',
  'introduction/why-vuetify/',
  'components/alerts/',
]);

/** The generated API pages are all alike: a few stand for hundreds. */
const isLookedAt = (route: string) =>
  !route.startsWith('api/') ||
  ['api/v-data-table/', 'api/v-ripple/', 'api/v-layout/'].includes(route);

for (const locale of locales) {
  const pages = readPages(locale).filter(({route}) => isLookedAt(route));
  for (const {pathname, route, version} of pages) {
    const sample = sampled.has(route);

    test(`${pathname} is a sound page`, async ({page}) => {
      await page.goto(pathname);
      await expect(page).toHaveURL(pathname);
      await expect(page).toHaveTitle(
        route === '' ? /Vuetify/ : /^\S.* — Vuetify$/,
      );
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        /\S/,
      );
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^${siteUrl}/${locale}/(.*/)?$`),
      );
      await scrollThrough(page);
      if (sample || locale === 'en') {
        await expectAccessible(page);
      }
    });

    test(`${pathname} fits a phone`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(pathname);
      await scrollThrough(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

    if (sample) {
      test(`${pathname} has its picture taken`, async ({page}) => {
        await page.goto(pathname);
        await scrollThrough(page);
        const name = [locale, version.label, route]
          .join('-')
          .replace(/\W+/g, '-')
          .replace(/-$/, '');
        await takeScreenshots(page, name);
        await page.emulateMedia({colorScheme: 'dark'});
        await expectAccessible(page);
      });
    }
  }
}
