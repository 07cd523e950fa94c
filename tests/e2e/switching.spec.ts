import {languagesOfSite} from '../../config/locales';
import {locales, versions} from './harness/site';
import {expect, test} from './harness/test';

/** What the build under test consists of. */
const languages = languagesOfSite(process.env.SITE_LOCALES?.split(','));

const page15 = '1.5/components/alerts/';
const translated = languages.filter(
  ({locale}) => locale !== 'en' && locales.includes(locale),
);

for (const {name, locale, ...language} of translated) {
  test(`changing to ${name} keeps version, page, query and hash`, async ({
    page,
    context,
  }) => {
    await page.goto(`/en/${page15}?a=b#api`);
    await page
      .locator('nav.navbar')
      .getByRole('button', {name: /English|lang/i})
      .click();
    await page.getByRole('link', {name}).click();
    await expect(page).toHaveURL(`/${locale}/${page15}?a=b#api`);
    const stored = await page.evaluate(() =>
      window.localStorage.getItem('currentLanguage'),
    );
    expect(stored).toBe('pseudo' in language ? null : locale);
    const cookies = await context.cookies();
    expect(cookies.map((cookie) => [cookie.name, cookie.value])).toEqual(
      'pseudo' in language ? [] : [['currentLanguage', locale]],
    );
    if ('pseudo' in language) {
      await page.waitForEvent('load');
      await expect(page).toHaveURL(`/${locale}/${page15}?a=b#api`);
    }
  });
}

test('a language that the site does not have is ignored', async ({page}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`/en/${page15}`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page
    .locator('nav.navbar')
    .getByRole('button', {name: /English|lang/i})
    .click();
  const other = languages.find(({locale}) => locale !== 'en');
  const link = page.locator(`nav.navbar a[lang=${other?.locale}]`);
  await link.evaluate((it) => {
    it.setAttribute('lang', 'tlh');
  });
  await page.locator('nav.navbar a[lang=tlh]').click();
  await expect.poll(() => lines).toContain('Language not found: tlh');
  await expect(page).toHaveURL(`/en/${page15}`);
  expect(
    await page.evaluate(() => window.localStorage.getItem('currentLanguage')),
  ).toBeNull();
});

const page = 'components/alerts/';

for (const version of versions) {
  test(`the versions menu leads to the same page of ${version.label}`, async ({
    page: tab,
  }) => {
    const from = version.name === '1.5' ? page : page15;
    const to = version.path ? `${version.path}/${page}` : page;
    await tab.goto(`/en/${from}`);
    await tab
      .getByRole('contentinfo')
      .getByRole('button', {name: 'Version'})
      .click();
    await tab
      .getByRole('contentinfo')
      .getByRole('link', {name: new RegExp(`^${version.label}\\b`)})
      .click();
    await expect(tab).toHaveURL(`/en/${to}`);
    await expect(tab.locator('h1')).toHaveText('Alerts');
  });
}

test('the versions menu names every version there is', async ({page: tab}) => {
  await tab.goto(`/en/${page}`);
  const footer = tab.getByRole('contentinfo');
  await footer.getByRole('button', {name: 'Version'}).click();
  for (const [label, status] of [
    ['next', 'unreleased'],
    ['2.7', 'current release'],
    ['1.5.x', 'stable'],
    ['1.0.x', 'archived'],
    ['dev', 'in development'],
  ] as const) {
    const entry = footer.getByRole('listitem').filter({hasText: status});
    await expect(entry.getByRole('link')).toContainText(label);
  }
});

test('an old page says so and leads to the same page of the current release', async ({
  page: tab,
}) => {
  await tab.goto(`/en/${page15}`);
  const banner = tab.getByRole('complementary', {name: 'Version'});
  await expect(banner).toContainText('Vuetify 1.5');
  await banner.getByRole('link').click();
  await expect(tab).toHaveURL(`/en/${page}`);
  await expect(banner).toHaveCount(0);
  await tab.goto(`/en/next/${page}`);
  await expect(banner).toContainText('unreleased');
});

test('what the current release lacks leads to its nearest page', async ({
  page: tab,
}) => {
  await tab.goto('/en/1.5/api/v-bottom-nav/');
  const link = tab
    .getByRole('complementary', {name: 'Version'})
    .getByRole('link');
  await expect(link).toHaveText(/^Nearest page .*: Bottom navigation$/);
  await expect(link).toHaveAttribute(
    'href',
    '/en/components/bottom-navigation/',
  );
});

test('a chosen version is kept for the visit, and for no other', async ({
  page: tab,
  browser,
  baseURL,
}) => {
  const components = 'nav.navbar a.navbar__link:text-is("Components")';
  await tab.goto(`/en/${page}`);
  const footer = tab.getByRole('contentinfo');
  await footer.getByRole('button', {name: 'Version'}).click();
  await footer.getByRole('link', {name: /^1\.5\.x/}).click();
  await expect(tab).toHaveURL(`/en/${page15}`);
  // Loaded anew, on a page that belongs to no version.
  await tab.goto('/en/');
  await expect(tab.locator(components)).toHaveAttribute(
    'href',
    `/en/${page15}`,
  );
  const state = await tab.context().storageState();
  const later = await browser.newContext({
    storageState: state,
    ...(baseURL === undefined ? {} : {baseURL}),
  });
  const other = await later.newPage();
  await other.goto('/en/');
  await expect(other.locator(components)).toHaveAttribute(
    'href',
    `/en/${page}`,
  );
  await later.close();
});
