import type {Locator, Page} from '@playwright/test';
import {expect, test} from './harness/test';

/** An example of a page, scrolled to and running. */
async function openExample(
  page: Page,
  pathname: string,
  name: string,
): Promise<Locator> {
  await page.goto(pathname);
  const card = page.locator(`#example-${name}`);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('.vue-sandbox')).toBeVisible();
  return card;
}

const alerts = '/en/next/components/alerts/';

const action = (card: Locator, name: string) =>
  card.getByRole('button', {name, exact: true});

test('an example reserves its height and runs when it is near', async ({
  page,
}) => {
  await page.goto(alerts);
  const last = page.locator('[id^="example-"]').last();
  await expect(last.locator('.vue-sandbox')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('.vue-sandbox')).toBeVisible();
});

test('the source is in the page, not in its scripts', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  const card = await openExample(page, alerts, 'dismissible');
  await action(card, 'Source').click();
  await expect(card.getByRole('tabpanel')).toContainText('close-label');
  expect(scripts.filter((url) => url.includes('-source'))).toEqual([]);
});

test('the source is fetched after a click on a link', async ({page}) => {
  await page.goto('/en/next/components/buttons/');
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', {name: 'Alerts'})
    .click();
  await expect(page.locator('h1')).toContainText('Alerts');
  const card = page.locator('#example-dismissible');
  await action(card, 'Source').click();
  await expect(card.getByRole('tabpanel')).toContainText('close-label');
  await card.getByRole('tab', {name: 'Template'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('tabpanel', {name: 'Script'})).toContainText(
    'export default',
  );
});

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the part that is shown', async ({page}) => {
    const card = await openExample(page, alerts, 'dismissible');
    await action(card, 'Source').click();
    await action(card, 'Copy the code').click();
    await expect(card.getByText('Copied')).toBeAttached();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('<v-alert');
    await expect(card.getByText('Copied')).toHaveCount(0);
  });
});

test('colors and direction change for one example alone', async ({page}) => {
  const card = await openExample(page, alerts, 'dismissible');
  const sandbox = card.locator('.vue-sandbox');
  await expect(sandbox.locator('.theme--light').first()).toBeVisible();
  await action(card, 'Invert colors').click();
  await expect(sandbox).toHaveClass(/vue-sandbox--dark/);
  await expect(page.locator('.vue-sandbox--light').first()).toBeAttached();
  await action(card, 'Right to left').click();
  await expect(sandbox).toHaveAttribute('dir', 'rtl');

  await page.emulateMedia({colorScheme: 'dark'});
  await expect(sandbox).toHaveClass(/vue-sandbox--light/);
  const stage = card.locator('[data-theme]');
  await expect(stage).toHaveAttribute('data-theme', 'light');
  await expect(stage).toHaveCSS('background-color', 'rgb(246, 248, 251)');
});

test('the code editor is posted the pinned example', async ({
  page,
  context,
}) => {
  let posted: URLSearchParams | undefined;
  const card = await openExample(page, alerts, 'dismissible');
  await page.evaluate(() => {
    // The other host is not to be asked: the form is sent to this one.
    for (const form of document.forms) {
      form.action = '/en/404-code-editor/';
    }
  });
  await context.route('**/404-code-editor/', async (route) => {
    posted = new URLSearchParams(route.request().postData() ?? '');
    await route.fulfill({contentType: 'text/html', body: 'received'});
  });
  const opened = context.waitForEvent('page');
  await action(card, 'Open in CodePen').click();
  const editor = await opened;
  await expect(editor.getByText('received')).toBeVisible();
  expect(await editor.evaluate(() => window.opener === null)).toBe(true);

  expect([...(posted?.keys() ?? [])]).toEqual(['data']);
  expect(JSON.parse(posted?.get('data') ?? '')).toMatchObject({
    html: expect.stringContaining('<v-app>'),
    js: expect.stringMatching(/^new Vue\(\{\n {2}el: '#app',/),
    js_external: expect.stringContaining('vuetify@2.7.2'),
    css_external: expect.stringContaining('vuetify@2.7.2'),
  });
});

test.describe('editing', () => {
  const editor = (card: Locator) =>
    card.getByRole('textbox', {name: /^Code of the example/});

  async function type(page: Page, card: Locator, code: string) {
    await editor(card).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(code);
  }

  test('runs what is typed, without eval, and takes it back', async ({
    page,
  }) => {
    await page.route(alerts, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy': "script-src 'self' 'unsafe-inline' blob:",
        },
      });
    });
    const card = await openExample(page, alerts, 'dismissible');
    await action(card, 'Edit').click();
    await expect(editor(card)).toContainText('Your trial ends');

    await type(
      page,
      card,
      `<template>
  <v-btn class="mine" @click="count++">Pressed {{ count }} {{ [1, 2].map((n) => n + count) }}</v-btn>
</template>
<script>
export default { data: () => ({ count: 0 }) }
</script>
<style scoped>
.mine { letter-spacing: 7px }
</style>`,
    );
    const button = card.getByRole('button', {name: /Pressed/});
    await expect(button).toContainText('Pressed 0');
    await expect(button).toHaveCSS('letter-spacing', '7px');
    await button.click();
    await expect(button).toContainText('Pressed 1 [ 2, 3 ]');

    await action(card, 'Reset').click();
    await expect(editor(card)).toContainText('Your trial ends');
    await expect(card.locator('.v-alert')).toBeVisible();
    await expect(button).toHaveCount(0);
  });

  test('names the line of a mistake, and keeps what ran', async ({page}) => {
    const card = await openExample(page, alerts, 'dismissible');
    await action(card, 'Edit').click();
    await expect(card.locator('.v-alert')).toBeVisible();
    const status = card.getByRole('status').filter({hasText: /\S/});

    await type(
      page,
      card,
      '<template>\n  <p>\n    {{ a + }}\n  </p>\n</template>',
    );
    await expect(status).toContainText('Line 3:');
    await expect(card.locator('.v-alert')).toBeVisible();

    await type(
      page,
      card,
      '<template>\n  <p>a</p>\n</template>\n<script>\nexport default {\n  data: () => (,\n}\n</script>',
    );
    await expect(status).toContainText('Line 6:');

    await type(
      page,
      card,
      "<template>\n  <p>a</p>\n</template>\n<script>\nimport a from 'lodash'\nexport default {}\n</script>",
    );
    await expect(status).toContainText("Cannot find module 'lodash'");

    await type(
      page,
      card,
      '<template>\n  <p>a</p>\n</template>\n<script>\nexport default {\n  created () {\n    nothing()\n  },\n}\n</script>',
    );
    await expect(status).toContainText('Line 7:');
    await expect(status).toContainText('nothing is not defined');
  });

  test('lets the keyboard leave', async ({page}) => {
    const card = await openExample(page, alerts, 'dismissible');
    await action(card, 'Edit').click();
    await expect(editor(card)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor(card)).not.toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the source and a note are shown', async ({page}) => {
    await page.goto(alerts);
    const card = page.locator('#example-dismissible');
    await expect(card.locator('noscript p')).toBeVisible();
    await expect(card.getByText('close-label')).toBeVisible();
    await expect(card.getByText('export default')).toBeVisible();
  });
});
