import {takeScreenshots} from './harness/screenshots';
import {expect, test} from './harness/test';

/** A page of each kind, and what a reader comes for. */
const kinds = {
  home: {path: '/en/', text: 'vue add vuetify'},
  guide: {
    path: '/en/getting-started/quick-start/',
    text: 'npm install @fontsource/roboto',
  },
  component: {path: '/en/components/alerts/', text: '<v-alert'},
  API: {path: '/en/api/v-btn/', text: 'retain-focus-on-click'},
  category: {path: '/en/components/categories/forms/', text: 'Checkboxes'},
  explorer: {path: '/en/components/api-explorer/', text: 'v-data-table'},
  compare: {path: '/en/components/api-compare/', text: 'v-bottom-nav'},
  missing: {path: '/en/nowhere/', text: 'There is no page at this address'},
};

test.use({javaScriptEnabled: false});

for (const [kind, {path, text}] of Object.entries(kinds)) {
  test(`${kind}: can be read and left without scripts`, async ({
    page,
    allowMissing,
  }) => {
    allowMissing('/en/nowhere/');
    await page.goto(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      // Nothing lies over it.
      await page.locator('h1').click({position: {x: 5, y: 5}, trial: true});
      await expect(
        page.locator('main').getByText(text).filter({visible: true}).first(),
      ).toBeVisible();
      // Pages, versions and languages can be reached.
      const navbar = page.locator('nav.navbar');
      await expect(
        navbar.getByRole('link', {name: 'Components'}).first(),
      ).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByRole('link', {name: /^1\.5/}),
      ).toBeVisible();
      const language = page.locator('a[lang="fr-FR"]');
      const languages = navbar.locator('.dropdown', {has: language});
      await languages.getByRole('button').focus();
      await expect(languages.locator(language)).toBeVisible();
      if (path.includes('/components/')) {
        await expect(
          page
            .locator('.theme-doc-sidebar-menu')
            .getByRole('link', {name: 'Carousels', exact: true}),
        ).toBeVisible();
      }
      // Nothing is offered that does not answer.
      await expect(
        page.locator('button:visible:not([class*="heading"])'),
      ).toHaveCount(0);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        ),
        'px wider than the window',
      ).toBeLessThanOrEqual(0);
    }
    await takeScreenshots(page, `no-script-${kind}`);
  });
}
