// Not the harness' test: Docusaurus tells the console what it could not store.
import {expect, type Page, test} from '@playwright/test';

const alerts = '/en/components/alerts/';

test.use({
  // Playwright reads the parameters, so the empty pattern has to be there.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_ORIGIN);
  },
  colorScheme: 'light',
});

/** What makes storage useless, run before the page's own scripts. */
const obstacles: Readonly<Record<string, () => void>> = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

const bell = (page: Page) => page.getByRole('button', {name: /Notifications/});

for (const [obstacle, script] of Object.entries(obstacles)) {
  test(`with storage ${obstacle} everything works for the visit`, async ({
    page,
  }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.addInitScript(script);
    await page.goto(alerts);

    const navbar = page.locator('nav.navbar');
    const toggle = navbar.getByRole('button', {name: /dark and light/});
    await toggle.click();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await expect(bell(page)).toHaveAccessibleName('Notifications, 3 new');
    await bell(page).click();
    await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
    await bell(page).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');

    const group = page.getByRole('button', {name: 'Introduction'});
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');

    await page.getByRole('link', {name: 'Buttons'}).first().click();
    await expect(page).toHaveURL('/en/components/buttons/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await expect(page.getByRole('region', {name: /edited/})).toBeHidden();

    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', {name: 'Version'}).click();
    await footer.getByRole('link', {name: /^1\.5/}).click();
    await expect(page).toHaveURL('/en/1.5/components/buttons/');
    // The home page belongs to no version: its links lead to the chosen one.
    await navbar.locator('a.navbar__brand').click();
    await expect(page).toHaveURL('/en/');
    await expect(
      navbar.locator('a.navbar__link:text-is("Components")'),
    ).toHaveAttribute('href', '/en/1.5/components/alerts/');
    expect(uncaught).toEqual([]);
  });
}
