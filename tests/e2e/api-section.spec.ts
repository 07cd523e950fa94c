import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import {readVue2Package} from '../../plugins/component-docs/metadata/readers/vue2';
import {locales} from './harness/site';
import {expect, test} from './harness/test';

const root = path.join(__dirname, '../..');
const {resolve} = createRequire(path.join(root, 'package.json'));

const names = z
  .array(z.object({name: z.string()}))
  .transform((items) => items.map(({name}) => name));
const manifest = z
  .object({
    contributions: z.object({
      html: z.object({
        tags: z.array(
          z.object({
            name: z.string(),
            attributes: names,
            events: names,
            slots: names,
          }),
        ),
      }),
    }),
  })
  .parse(
    JSON.parse(
      fs.readFileSync(resolve('vuetify/dist/json/web-types.json'), 'utf8'),
    ),
  );

const pages = [
  {route: 'components/alerts/', tag: 'v-alert', name: 'VAlert'},
  {route: 'components/buttons/', tag: 'v-btn', name: 'VBtn'},
  {route: 'components/data-tables/', tag: 'v-data-table', name: 'VDataTable'},
];

const locale = locales[0] ?? 'en';

for (const {route, tag, name} of pages) {
  const rowsOf = (group: string) =>
    `#api-${tag}-${group} tbody th > code:first-child`;

  for (const version of ['', 'next/']) {
    test(`${version}${route} shows what the package says`, async ({page}) => {
      await page.goto(`/${locale}/${version}${route}`);
      const said = manifest.contributions.html.tags.find(
        (entry) => entry.name === name,
      );
      for (const group of ['slots', 'events'] as const) {
        const shown = await page.locator(rowsOf(group)).allTextContents();
        expect(shown.sort()).toEqual(said?.[group].sort());
      }
      const props = await page.locator(rowsOf('props')).allTextContents();
      expect(props).toEqual(expect.arrayContaining(said?.attributes ?? []));
    });
  }

  test(`1.5/${route} shows what the package says`, async ({page}) => {
    const {runtime} = await readVue2Package(
      'vuetify-1.5',
      resolve('vuetify-1.5'),
      resolve('vue-2.6'),
    );
    const component = runtime.components.find((entry) => entry.tag === tag);
    await page.goto(`/${locale}/1.5/${route}`);
    const shown = await page.locator(rowsOf('props')).allTextContents();
    expect(shown.sort()).toEqual(
      component?.props.map((prop) => prop.name).sort(),
    );
    await expect(page.locator(`#api-${tag}-slots`)).toContainText('detected');
  });
}

test('the API is readable and linkable without scripts', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(
    `${process.env.E2E_ORIGIN ?? ''}/${locale}/components/buttons/#api-v-btn-slots-loader`,
  );
  await expect(page.locator('#api-v-btn-slots-loader')).toBeInViewport();
  await expect(page.locator('#api-v-btn-events-click')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await context.close();
});

test('a link to an item opens its group and filters count', async ({page}) => {
  await page.goto(
    `/${locale}/components/data-tables/#api-v-data-table-slots-item-name`,
  );
  const row = page.locator('#api-v-data-table-slots-item-name');
  await expect(row).toBeInViewport();
  const panel = page.locator('#api-v-data-table-slots');
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(800);
  await page
    .getByRole('searchbox', {
      name: 'Filter the API of v-data-table',
      exact: true,
    })
    .fill('expand');
  await expect(row).toHaveCount(0);
  const count = await panel.locator('tbody tr').count();
  expect(count).toBeGreaterThan(0);
  await expect(page.locator('#api-v-data-table-slots-tab')).toContainText(
    String(count),
  );
});

test('every component and directive has a page and a file', async ({
  page,
  request,
}) => {
  const index = (await (
    await request.get(`/${locale}/api/index.json`)
  ).json()) as Record<'components' | 'directives', {tag: string}[]>;
  expect(index.components).toHaveLength(
    manifest.contributions.html.tags.length,
  );
  for (const {tag} of [...index.components, ...index.directives]) {
    const answer = await request.get(`/${locale}/api/${tag}/`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(new RegExp(`id="?api-${tag}[" >]`));
    const file = await request.get(`/${locale}/api/${tag}.json`);
    expect(file.status()).toBe(200);
  }
  await page.goto(`/${locale}/api/v-layout/#api-v-layout-props-d-type`);
  await expect(page.locator('#api-v-layout-props-d-type')).toBeInViewport();
});
