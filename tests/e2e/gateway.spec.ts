// cspell:ignore anglais cette traduire traduite
import fs from 'node:fs';
import path from 'node:path';
import {languagesOfSite, unpublishedCodes} from '../../config/locales';
import {takeScreenshots} from './harness/screenshots';
import {locales, readPages, root, sourceOf} from './harness/site';
import {expect, test} from './harness/test';

/** What the build under test consists of. */
const languages = languagesOfSite(process.env.SITE_LOCALES?.split(','));

/** Languages under test that a visitor's browser may ask for. */
const real = languages.filter(
  (language) => !('pseudo' in language) && locales.includes(language.locale),
);

/** A page of the current release that nobody translated into French. */
const untranslated = locales.includes('fr-FR')
  ? readPages('fr-FR').find(
      (page) =>
        page.version.path === '' &&
        fs.existsSync(sourceOf({...page, locale: 'en'})) &&
        page.route !== '' &&
        !fs.existsSync(sourceOf(page)),
    )
  : undefined;

for (const {locale} of real) {
  test.describe(`in a browser that prefers ${locale}`, () => {
    test.use({locale});

    test('the root leads to that language', async ({page}) => {
      await page.goto('/');
      await expect(page).toHaveURL(`/${locale}/`);
    });

    test('a path without a language keeps its query and hash', async ({
      page,
      allowMissing,
    }) => {
      allowMissing('/components/alerts/');
      await page.goto('/components/alerts/?from=mail#api');
      await expect(page).toHaveURL(
        `/${locale}/components/alerts/?from=mail#api`,
      );
      await expect(page.locator('h1')).not.toBeEmpty();
    });

    test('a page that does not exist shows the not-found page', async ({
      page,
      allowMissing,
    }) => {
      const missing = `/${locale}/nowhere/at-all/`;
      allowMissing('/nowhere/at-all/');
      allowMissing(missing);
      await page.goto('/nowhere/at-all/');
      await expect(page).toHaveURL(missing);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  });
}

test.describe('in a browser whose language the site does not have', () => {
  test.use({locale: 'cy-GB'});

  test('the root leads to English', async ({page}) => {
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
  });

  test('a stored choice decides', async ({page}) => {
    const locale = real.at(-1)!.locale;
    await page.addInitScript((value) => {
      window.localStorage.setItem('currentLanguage', value);
    }, locale);
    await page.goto('/');
    await expect(page).toHaveURL(`/${locale}/`);
  });

  test('blocked storage is no obstacle', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
    await expect(page.locator('h1')).not.toBeEmpty();
  });
});

test.describe('in a browser that prefers French', () => {
  test.skip(!locales.includes('fr-FR'), 'French is not built');
  test.use({locale: 'fr-FR'});

  for (const [from, to] of [
    ['/api/v-btn/', '/fr-FR/api/v-btn/'],
    ['/1.5/components/alerts', '/fr-FR/1.5/components/alerts/'],
    ['/it/components/alerts/', '/fr-FR/components/alerts/'],
    ['/pt-BR/', '/fr-FR/'],
    ['/EN/components/alerts/', '/en/components/alerts/'],
    [
      '/getting-started/installation?a=b#usage',
      '/fr-FR/getting-started/quick-start/?a=b#usage',
    ],
  ] as const) {
    test(`${from} leads to ${to}`, async ({page, allowMissing}) => {
      allowMissing(new URL(from, 'http://site').pathname);
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.locator('h1')).not.toBeEmpty();
    });
  }

  test('a section of a page needs no language', async ({
    page,
    allowMissing,
  }) => {
    allowMissing('/components/alerts/api');
    allowMissing('/fr-FR/components/alerts/api/');
    await page.goto('/components/alerts/api');
    await expect(page).toHaveURL('/fr-FR/components/alerts/#api');
  });

  test('a host with one 404.html shows the not-found page of the language', async ({
    page,
    allowMissing,
  }) => {
    const missing = '/fr-FR/nowhere/';
    allowMissing(missing);
    await page.route(`**${missing}`, (route) =>
      route.fulfill({status: 404, path: path.join(root, 'build/404.html')}),
    );
    await page.goto(missing);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await expect(page).toHaveURL(missing);
  });

  test('a page without a translation says so, in French', async ({page}) => {
    test.skip(!untranslated, 'Every page is translated');
    await page.goto(`/fr-FR/${untranslated?.route}?a=b`);
    const notice = page.getByText('pas encore traduite');
    await expect(notice).toBeVisible();
    await expect(page.locator('.theme-doc-markdown')).toHaveAttribute(
      'lang',
      'en',
    );
    await expect(
      page.getByRole('link', {name: 'Traduire cette page'}).first(),
    ).toHaveAttribute('href', /contributing/i);
    await takeScreenshots(page, 'fr-FR-untranslated');
    await page.getByRole('link', {name: 'Page en anglais'}).click();
    await expect(page).toHaveURL(`/en/${untranslated?.route}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a translated page is edited in its own file', async ({page}) => {
    await page.goto('/fr-FR/introduction/why-vuetify/');
    await expect(page.getByText('pas encore traduite')).toHaveCount(0);
    await expect(page.locator('.theme-doc-markdown')).not.toHaveAttribute(
      'lang',
    );
    for (const link of await page
      .getByRole('link', {name: 'Modifier cette page'})
      .all()) {
      await expect(link).toHaveAttribute('href', /\/i18n\/fr-FR\/.*\.mdx$/);
    }
  });
});

test.describe('languages that are not published', () => {
  test.use({locale: 'fr-FR'});

  for (const code of unpublishedCodes(process.env.SITE_LOCALES?.split(','))) {
    test(`${code} leads to English`, async ({page, allowMissing}) => {
      allowMissing(`/${code}/components/alerts/`);
      await page.goto(`/${code}/components/alerts/?a=b#api`);
      await expect(page).toHaveURL('/en/components/alerts/?a=b#api');
    });
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the root offers each language as a link', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('link')).toHaveCount(languages.length);
    await page.getByRole('link', {name: real.at(-1)!.name}).click();
    await expect(page).toHaveURL(`/${real.at(-1)!.locale}/`);
  });
});
