import {expect, test} from '@playwright/test';

// Errors are the point here, so the harness that forbids them is not used.
const origin = process.env.E2E_EXAMPLES_ORIGIN ?? '';

test('an example that fails says so and leaves its neighbors alone', async ({
  page,
}) => {
  await page.goto(`${origin}/errors/`);
  const card = (name: string) => page.locator(`#example-${name}`);

  await card('in-render').scrollIntoViewIfNeeded();
  await expect(card('in-render').getByRole('alert')).toContainText(/undefined/);

  await card('in-handler').scrollIntoViewIfNeeded();
  await card('in-handler').getByRole('button', {name: 'Send'}).click();
  await expect(card('in-handler').getByRole('alert')).toContainText(
    'The letter has no address',
  );

  await card('in-promise').scrollIntoViewIfNeeded();
  await card('in-promise').getByRole('button', {name: 'Upload'}).click();
  await expect(card('in-promise').getByRole('alert')).toContainText(
    'The network is down',
  );

  const button = card('sound').getByRole('button', {name: /count/i});
  await button.click();
  await expect(button).toHaveText(/Count 1/i);
});

test('files that cannot be loaded are an error of their example', async ({
  page,
}) => {
  await page.route(/vuetify-2[^/]*\.css$/, (route) => route.abort());
  await page.goto(`${origin}/errors/`);
  await expect(page.locator('#example-sound').getByRole('alert')).toContainText(
    'could not be loaded',
  );
  await page.unroute(/vuetify-2[^/]*\.css$/);
  await page
    .locator('#example-sound')
    .getByRole('button', {name: 'Try again'})
    .click();
  await expect(
    page.locator('#example-sound').getByRole('button', {name: /count/i}),
  ).toBeVisible();
});
