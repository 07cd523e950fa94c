import {expect, test} from './harness/test';

const alerts = '/en/next/components/alerts/';

test('choices change the demo and its template at once', async ({page}) => {
  await page.goto(alerts);
  const card = page.getByRole('group', {name: 'Playground of v-alert'});
  await card.scrollIntoViewIfNeeded();
  const demo = card.locator('.v-alert');
  const template = card.locator('code');
  await expect(demo).toHaveClass(/success/);
  await demo.evaluate((element) => {
    element.dataset.same = 'yes';
  });

  await card.getByLabel('type', {exact: true}).selectOption('error');
  await expect(demo).toHaveClass(/error/);
  await expect(template).toContainText('type="error"');

  await card.getByRole('tab', {name: 'Outlined'}).click();
  await expect(demo).toHaveClass(/v-alert--outlined/);
  await expect(template).toContainText('outlined');

  await card.getByRole('switch', {name: 'dense'}).check();
  await expect(demo).toHaveClass(/v-alert--dense/);

  await card.getByRole('slider', {name: 'elevation'}).focus();
  await page.keyboard.press('End');
  await expect(demo).toHaveClass(/elevation-24/);
  await expect(template).toContainText(':elevation="24"');

  await card.getByRole('textbox', {name: 'Text'}).fill('Two < three');
  await expect(demo).toContainText('Two < three');
  await expect(template).toContainText('Two &lt; three');
  // All of this happened to one and the same element.
  await expect(demo).toHaveAttribute('data-same', 'yes');

  await card.getByRole('button', {name: 'Invert colors'}).click();
  await expect(card.locator('.vue-sandbox')).toHaveClass(/sandbox--dark/);

  await card.getByRole('switch', {name: 'dismissible'}).check();
  await demo.getByRole('button').click();
  await expect(demo).toBeHidden();
  await card.getByRole('button', {name: 'Reset'}).click();
  await expect(demo).toBeVisible();
  await expect(demo).toHaveClass(/success/);
  await expect(demo).not.toHaveClass(/outlined/);
  await expect(card.locator('.vue-sandbox')).toHaveClass(/sandbox--light/);
});

test('the demo and the options have their sizes', async ({page}) => {
  await page.goto(alerts);
  const card = page.getByRole('group', {name: 'Playground of v-alert'});
  const demo = await card.getByRole('tabpanel').boundingBox();
  expect(demo?.height).toBe(400);
  const options = card.getByLabel('dense', {exact: true}).locator('../..');
  const box = await options.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(300);
  await expect(options).toHaveCSS('overflow-y', 'auto');
});
