import {locales} from '../harness/site';
import {expect, test} from '../harness/test';

for (const locale of locales.slice(0, 2)) {
  const page = `/${locale}/components/alerts/`;
  const file = `${page}index.md`;

  test(`${locale}: the menu copies the page, by keyboard alone`, async ({
    page: tab,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await tab.goto(page);
    const actions = tab.locator('article header').first();
    const button = actions.locator('button[aria-haspopup=menu]');
    const menu = actions.getByRole('menu');
    const items = menu.getByRole('menuitem');

    await button.focus();
    await tab.keyboard.press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await expect(items.last()).toHaveAttribute('href', file);
    await tab.keyboard.press('ArrowDown');
    await expect(items.first()).toBeFocused();
    await tab.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await tab.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await tab.keyboard.press('Enter');
    await expect(items.first()).toBeFocused();
    await tab.keyboard.press('Enter');
    await expect(actions.locator('[role=status]').last()).not.toBeEmpty();
    await expect(button).toBeFocused();
    const response = await request.get(file);
    expect(response.headers()['content-type']).toContain('charset=utf-8');
    expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(
      await response.text(),
    );
  });
}

test('a page that is not copied says so', async ({
  page: tab,
  context,
  allowMissing,
}) => {
  const file = `/${locales[0]}/components/alerts/index.md`;
  allowMissing(file);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.route(file, (route) => route.fulfill({status: 404}));
  await tab.goto(`/${locales[0]}/components/alerts/`);
  await tab.evaluate(() => navigator.clipboard.writeText('Copied before'));
  const actions = tab.locator('article header').first();
  await actions.locator('button[aria-haspopup=menu]').click();
  await actions.getByRole('menuitem').first().click();
  await expect(actions.locator('[role=status]').last()).not.toBeEmpty();
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(
    'Copied before',
  );
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a link leads to the Markdown', async ({page: tab}) => {
    for (const at of ['components/alerts/', 'api/v-alert/']) {
      const page = `/${locales[0]}/${at}`;
      await tab.goto(page);
      await expect(
        tab.locator(`main header a[href="${page}index.md"]`),
      ).toBeVisible();
    }
  });
});
