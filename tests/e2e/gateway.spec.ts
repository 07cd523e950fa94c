import {languages} from '../../config/locales';
import {locales} from './harness/site';
import {expect, test} from './harness/test';

/** Languages under test that a visitor's browser may ask for. */
const real = languages.filter(
  (language) => !('pseudo' in language) && locales.includes(language.locale),
);

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

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the root offers each language as a link', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('link')).toHaveCount(languages.length);
    await page.getByRole('link', {name: real.at(-1)!.name}).click();
    await expect(page).toHaveURL(`/${real.at(-1)!.locale}/`);
  });
});
