import {expect, test as plain} from '@playwright/test';
import {test} from './test';

test('a playground shows a component with others inside, and its state', async ({
  page,
  context,
}) => {
  await page.goto('/playground/');
  const card = page.getByRole('group', {name: 'Playground of v-menu'});
  const demo = card.locator('.vue-sandbox');
  const code = card.locator('code');
  await expect(demo.locator('.v-card__title')).toHaveText('Closed');
  await demo.getByRole('button', {name: 'Cities'}).click();
  const menu = page.locator('.menuable__content__active');
  await expect(menu.getByText('Quito')).toBeVisible();
  await expect(demo.locator('.v-card__title')).toHaveText('Open');

  await card.getByRole('switch', {name: 'dark'}).check();
  await card.getByLabel('max-height', {exact: true}).selectOption('60');
  await card.getByRole('textbox', {name: 'Text'}).fill('Towns');
  await expect(code).toContainText(`<v-card>
  <v-card-title>{{ open ? 'Open' : 'Closed' }}</v-card-title>
  <v-menu v-model="open" offset-y dark :max-height="60">`);
  await expect(code).toContainText('v-on="on">Towns</v-btn>');
  await card.getByRole('tab', {name: 'Beside'}).click();
  await expect(code).toContainText('offset-x');

  let posted = '';
  await page.evaluate(() => {
    // The other host is not to be asked: the form is sent to this one.
    document.forms[0]!.action = '/code-editor/';
  });
  await context.route('**/code-editor/', async (route) => {
    posted =
      new URLSearchParams(route.request().postData() ?? '').get('data') ?? '';
    await route.fulfill({contentType: 'text/html', body: 'received'});
  });
  const opened = context.waitForEvent('page');
  await card.getByRole('button', {name: 'Open in CodePen'}).click();
  await expect((await opened).getByText('received')).toBeVisible();
  expect(JSON.parse(posted)).toMatchObject({
    js: expect.stringMatching(/data: \(\) => \(\{[^]*"Quito"/),
    html: expect.stringContaining('offset-x'),
  });

  await card.getByRole('button', {name: 'Reset'}).click();
  await expect(demo.getByRole('button', {name: 'Cities'})).toBeVisible();
  await expect(demo.locator('.v-card__title')).toHaveText('Closed');
  await expect(code).toContainText('offset-y');
});

// An error is the point here, so the harness that forbids them is not used.
plain('a playground that did not load can be tried again', async ({page}) => {
  await page.route(/vuetify-2[^/]*\.css$/, (route) => route.abort());
  await page.goto(`${process.env.E2E_EXAMPLES_ORIGIN ?? ''}/playground/`);
  const card = page.getByRole('group', {name: 'Playground of v-menu'});
  await expect(card.getByRole('alert')).toContainText('could not be shown');
  await page.unroute(/vuetify-2[^/]*\.css$/);
  await card.getByRole('button', {name: 'Try again'}).click();
  await expect(card.getByRole('button', {name: 'Cities'})).toBeVisible();
});
