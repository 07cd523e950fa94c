// cspell:ignore Étend bouton
import {locales} from './harness/site';
import {expect, test} from './harness/test';

const locale = locales[0] ?? 'en';

test('services have pages, whose types lead to their definition', async ({
  page,
  request,
}) => {
  const {services} = (await (
    await request.get(`/${locale}/api/index.json`)
  ).json()) as {services: {tag: string; json: string}[]};
  expect(services.map(({tag}) => tag)).toContain('$vuetify.theme');
  for (const {tag, json} of services) {
    const file = await request.get(new URL(json).pathname);
    expect(await file.json()).toMatchObject({service: {name: tag}});
  }
  await page.goto(
    `/${locale}/api/vuetify-goto/#api-vuetify-goto-functions-goTo`,
  );
  const row = page.locator('#api-vuetify-goto-functions-goTo');
  await expect(row.locator('pre')).toContainText('this.$vuetify.goTo(');
  await row.getByRole('link', {name: 'GoToOptions'}).click();
  const definition = page.locator('#api-types-types-GoToOptions');
  await expect(definition).toBeInViewport();
  await expect(definition).toContainText('interface GoToOptions');
});

test('items are put together by mixin for the visit', async ({page}) => {
  await page.goto(`/${locale}/api/v-btn/`);
  const button = page.locator('button[aria-pressed]');
  const place = await button.boundingBox();
  const origin = page.locator('#api-v-btn-props').getByText('routable');
  await expect(origin).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(origin).toBeAttached();
  expect(await button.boundingBox()).toEqual(place);
  await page.goto(`/${locale}/api/v-chip/`);
  await expect(page.locator('button[aria-pressed="false"]')).toBeVisible();
});

test('French pages show translations and mark what is English', async ({
  page,
  request,
}) => {
  test.skip(!locales.includes('fr-FR'), 'French is not built');
  await page.goto('/fr-FR/api/v-btn/');
  const rows = page.locator('#api-v-btn-props tbody');
  await expect(rows).toContainText('Étend le bouton');
  await expect(rows.locator('[lang=en]')).toHaveCount(0);
  await page.goto('/fr-FR/api/v-calendar/');
  await expect(
    page.locator('#api-v-calendar-props [lang=en]').first(),
  ).toBeVisible();
  const file = await request.get('/fr-FR/1.5/api/v-btn.json');
  const {language, component} = (await file.json()) as {
    language: string;
    component: {props: {name: string; description: string}[]};
  };
  expect(language).toBe('fr-FR');
  expect(
    component.props.find(({name}) => name === 'absolute')?.description,
  ).toContain('Applique');
});
