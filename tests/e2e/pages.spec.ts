import fs from 'node:fs';
import path from 'node:path';
import {expectAccessible} from './harness/axe';
import {takeScreenshots} from './harness/screenshots';
import {scrollThrough} from './harness/scroll';
import {
  type BuiltPage,
  locales,
  readPages,
  release,
  siteUrl,
  sourceOf,
} from './harness/site';
import {expect, test} from './harness/test';

/** Pages that every locale is looked at with; English is looked at whole. */
const sampled = new Set([
  '',
  'introduction/why-vuetify/',
  'components/alerts/',
]);

/** Generated pages are all alike: a few stand for hundreds. */
const generated = ['api/v-data-table/', 'api/v-ripple/', 'api/v-layout/'];

/** Everything that makes a page: its text, its examples, its playground. */
function readRoom(folder: string): string {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => path.relative(folder, file) + fs.readFileSync(file, 'utf8'))
    .join('\n');
}

/** Whether a page of a version is the same, word for word, in the release. */
function isRepeated(page: BuiltPage): boolean {
  const room = sourceOf(page);
  const released = sourceOf({...page, version: release});
  return (
    page.version.name === 'current' &&
    [room, released].every((folder) => fs.existsSync(folder)) &&
    readRoom(room) === readRoom(released)
  );
}

/**
 * English is looked at whole, each text once; the other languages at what a
 * translator wrote, beside the sample.
 */
function isLookedAt(page: BuiltPage): boolean {
  const {locale, route, version} = page;
  if (sampled.has(route)) {
    return true;
  }
  if (route.startsWith('api/')) {
    return generated.includes(route);
  }
  return locale === 'en'
    ? !isRepeated(page)
    : version === release && fs.existsSync(sourceOf(page));
}

for (const locale of locales) {
  const pages = readPages(locale).filter(isLookedAt);
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
      await expectAccessible(page);

      await page.setViewportSize({width: 390, height: 844});
      await scrollThrough(page);
      // Applications in the page follow a new width a moment later.
      await expect
        .poll(
          () =>
            page.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            ),
          {message: 'px wider than a phone'},
        )
        .toBeLessThanOrEqual(0);
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
