import type {Locator} from '@playwright/test';
import {expect, test} from './harness/test';

const alerts = '/en/1.5/components/alerts/';

const action = (card: Locator, name: string) =>
  card.getByRole('button', {name, exact: true});

/** The version of the Vue that runs in a sandbox. */
const vueIn = (sandbox: Locator) =>
  sandbox.evaluate(
    (element) =>
      (element as unknown as {__vue__: {constructor: {version: string}}})
        .__vue__.constructor.version,
  );

test.beforeEach(async ({page}) => {
  await page.goto(alerts);
});

test('examples of 1.5 run on its framework, and turn', async ({page}) => {
  const card = page.locator('#example-basic');
  await card.scrollIntoViewIfNeeded();
  const sandbox = card.locator('.vue-sandbox');
  await expect(sandbox).toHaveClass(/vs15/);
  expect(await vueIn(sandbox)).toBe('2.6.14');
  await expect(
    page.locator('link[href*="vuetify-1.5.24"]').first(),
  ).toBeAttached();
  await expect(page.locator('link[href*="vuetify-2"]')).toHaveCount(0);

  const application = sandbox.locator('.application');
  await expect(application).toHaveClass(/theme--light/);
  await action(card, 'Invert colors').click();
  await expect(application).toHaveClass(/theme--dark/);
  await action(card, 'Right to left').click();
  await expect(application).toHaveClass(/application--is-rtl/);
  await expect(sandbox).toHaveCSS('direction', 'rtl');
  // What it says with its icon stands to the right of the text.
  const icon = await sandbox.locator('.v-alert__icon').boundingBox();
  const box = await sandbox.boundingBox();
  expect(icon?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
});

test('an edited example of 1.5 runs on its framework', async ({page}) => {
  const card = page.locator('#example-basic');
  await card.scrollIntoViewIfNeeded();
  await action(card, 'Edit').click();
  const editor = card.getByRole('textbox', {name: /^Code of the example/});
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  // A component and a prop that 2 no longer has.
  await page.keyboard.insertText(`<template>
  <v-list>
    <v-list-tile @click="count++"><v-btn flat>Pressed {{ count }}</v-btn></v-list-tile>
  </v-list>
</template>
<script>
export default { data: () => ({ count: 0 }) }
</script>`);
  const button = card.getByRole('button', {name: /Pressed 0/i});
  await expect(button).toHaveClass(/v-btn--flat/);
  await expect(card.locator('.v-list__tile')).toBeVisible();
  expect(await vueIn(card.locator('.vue-sandbox'))).toBe('2.6.14');
  await action(card, 'Reset').click();
  await expect(card.locator('.v-alert')).toBeVisible();
});

test('the code editor is posted an example pinned to 1.5', async ({
  page,
  context,
}) => {
  let posted: string | undefined;
  const card = page.locator('#example-basic');
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('.vue-sandbox')).toBeVisible();
  await page.evaluate(() => {
    // The other host is not to be asked: the form is sent to this one.
    for (const form of document.forms) {
      form.action = '/en/404-code-editor/';
    }
  });
  await context.route('**/404-code-editor/', async (route) => {
    posted =
      new URLSearchParams(route.request().postData() ?? '').get('data') ?? '';
    await route.fulfill({contentType: 'text/html', body: 'received'});
  });
  const opened = context.waitForEvent('page');
  await action(card, 'Open in CodePen').click();
  await expect((await opened).getByText('received')).toBeVisible();
  const data = JSON.parse(posted ?? '') as Record<string, string>;
  expect(data.js_external).toContain('vuetify@1.5.24');
  expect(data.js_external).toContain('vue@2.6.14');
  expect(data.css_external).toContain('vuetify@1.5.24');
  expect(posted).not.toContain('vuetify@2');
});
