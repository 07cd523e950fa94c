import {gzipSync} from 'node:zlib';
import Ajv from 'ajv/dist/2020';
import {expectAccessible} from './harness/axe';
import {locales} from './harness/site';
import {expect, test} from './harness/test';

const locale = locales[0] ?? 'en';
const base = `/${locale}`;

/** Compressed weight of the page with the largest API. */
const heaviest = 60 * 1024;

test('the largest API page is small enough', async ({request}) => {
  for (const version of ['', '/next']) {
    const answer = await request.get(`${base}${version}/api/v-data-table/`);
    expect(gzipSync(await answer.body()).length).toBeLessThan(heaviest);
  }
});

test('the API for programs follows the schema that it names', async ({
  request,
  baseURL,
}) => {
  const read = async (address: string) =>
    (await (
      await request.get(`${baseURL ?? ''}${new URL(address, baseURL).pathname}`)
    ).json()) as Record<string, unknown> & {$schema: string};
  for (const file of ['index.json', 'v-data-table.json', 'v-ripple.json']) {
    const content = await read(`${base}/api/${file}`);
    const schema = await read(content.$schema);
    expect(new Ajv().validate(schema, content)).toBe(true);
  }
});

test('API pages are left and entered without loading a page', async ({
  page,
}) => {
  await page.goto(`${base}/components/api-explorer/`);
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'one';
  });
  const main = page.getByRole('main');
  const list = main.locator('dl');
  await list.getByRole('link', {name: 'v-btn', exact: true}).click();
  await expect(page).toHaveURL(`${base}/api/v-btn/`);
  await expect(page).toHaveTitle('v-btn API — Vuetify');
  await main.getByRole('link', {name: 'Guide and examples: Buttons'}).click();
  await expect(page.locator('h1')).toHaveText('Buttons');
  await page.goBack();
  await expect(page.locator('#api-v-btn')).toBeVisible();
  await page.goBack();
  await list.getByRole('link', {name: 'v-otp-input', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('v-otp-input');
  await expect(page.locator('#api-v-otp-input')).toContainText('new in 2.6');
  await expect(page.locator('#api-v-btn')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'one');
});

test('the sidebar and the versions menu stay on an API page', async ({
  page,
}) => {
  await page.goto(`${base}/api/v-btn/`);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  const menu = page.getByRole('button', {name: 'Version'});
  await menu.click();
  await page.getByRole('link', {name: /^1\.5/}).click();
  await expect(page).toHaveURL(`${base}/1.5/api/v-btn/`);
  await expect(page.locator('#api-v-btn-props-flat')).toBeAttached();
});

test('an address of no component is not found', async ({
  page,
  allowMissing,
}) => {
  const address = `${base}/api/v-nothing/`;
  allowMissing(address);
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});

test('what is deprecated is struck and comes last', async ({page}) => {
  await page.goto(`${base}/api/v-content/`);
  const name = page.locator('#api-v-content');
  await expect(name).toContainText('deprecated');
  await expect(name.locator('code')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await page.goto(`${base}/1.5/api/v-select/`);
  const rows = page.locator('#api-v-select-props tbody tr');
  const deprecated = await rows.evaluateAll((elements) =>
    elements.map((row) => row.textContent.includes('deprecated')),
  );
  expect(deprecated).toContain(true);
  expect(deprecated).toEqual([...deprecated].sort());
});

test('sass variables are found by component and by word', async ({page}) => {
  await page.goto(`${base}/customization/sass-variables/`);
  const main = page.getByRole('main');
  const component = main.getByLabel('Component');
  await expect(component).toHaveValue('');
  await expect(main.locator('tbody tr').first()).toBeVisible();
  await component.selectOption('v-alert');
  await expect(main.getByRole('rowheader').first()).toContainText('$alert-');
  await main.getByLabel('Search for a variable').fill('border radius');
  await expect(main.getByRole('rowheader')).toHaveText([
    '$alert-border-radius',
    '$alert-shaped-border-radius',
  ]);
});

test('the cards of a category show what the components look like', async ({
  page,
}) => {
  await page.goto(`${base}/components/categories/buttons/`);
  const cards = page.getByRole('main').locator('li:has(h2)');
  await expect(cards).toHaveCount(5);
  const picture = cards.first().locator('img:visible');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveAttribute('src', /-light\.webp$/);
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBe(480);
});

test('generated pages are accessible in the dark theme', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  for (const address of [
    '/components/categories/forms/',
    '/components/api-explorer/?component=v-select',
    '/1.5/api/v-select/',
  ]) {
    await page.goto(`${base}${address}`);
    await expectAccessible(page);
  }
});
