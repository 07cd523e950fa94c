import {languages} from '../../config/locales';
import {locales, readPages, versions} from './harness/site';
import {expect, test} from './harness/test';

const page15 = '1.5/components/alerts/';
const translated = languages.filter(
  ({locale}) => locale !== 'en' && locales.includes(locale),
);

for (const {name, locale, ...language} of translated) {
  test(`changing to ${name} keeps version and page`, async ({page}) => {
    await page.goto(`/en/${page15}`);
    await page
      .locator('nav.navbar')
      .getByRole('button', {name: /English|lang/i})
      .click();
    await page.getByRole('link', {name}).click();
    await expect(page).toHaveURL(`/${locale}/${page15}`);
    const stored = await page.evaluate(() =>
      window.localStorage.getItem('currentLanguage'),
    );
    expect(stored).toBe('pseudo' in language ? null : locale);
  });
}

test('every version documents the page that one switches on', () => {
  const routes = readPages('en')
    .filter(({route}) => route === 'components/alerts/')
    .map(({version}) => version.name);
  expect(routes.sort()).toEqual(versions.map(({name}) => name).sort());
});
