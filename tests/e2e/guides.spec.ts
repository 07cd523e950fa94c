import {parseFeed} from '@rowanmanning/feed-parser';
import {expectAccessible} from './harness/axe';
import {expect, test} from './harness/test';

const faq = '/en/introduction/frequently-asked-questions/';
const releases = '/en/getting-started/releases-and-migrations/';

test('the address of a question opens it and brings it into view', async ({
  page,
}) => {
  await page.goto(`${faq}#readonly`);
  const code = page.getByRole('button', {name: 'Show the code'});
  await expect(code).toHaveCount(1);
  await expect(code).toBeInViewport();
  await code.click();
  await expect(page.getByText('vue.runtime.esm.js')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', {name: /questions/}).fill('NODE-SASS');
  await expect(page.locator('[data-question]:visible')).toHaveCount(1);
  await page.getByRole('searchbox', {name: /questions/}).fill('no such thing');
  await expect(page.getByText('No results found')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', {name: /Which version works/})
    .first()
    .click();
  await expect(page.getByText('Vuetify 2 is for Vue 2')).toBeInViewport();
});

test('a release of the address is shown; the feed can be read', async ({
  page,
}) => {
  await page.goto(`${releases}?release=v2.6.0`);
  const notes = page.getByRole('region', {name: 'v2.6.0'});
  await expect(notes.getByText('v-otp-input')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', {name: 'Release'}).selectOption('v1.5.0');
  await expect(page).toHaveURL(`${releases}?release=v1.5.0`);
  const old = page.getByRole('region', {name: 'v1.5.0'});
  await expect(old.getByText('v-calendar-daily')).toBeVisible();

  const address = await page
    .locator('head link[type="application/rss+xml"]')
    .getAttribute('href');
  const answer = await page.request.get(address!);
  const feed = parseFeed(await answer.text());
  expect(feed.items[0]?.title).toBe('v2.7.2');
});

test('jobs are searched, and on a phone nothing is cut off', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/en/jobs/for-vue/');
  await page.getByRole('searchbox', {name: /Search title/}).fill('COOPERATIVE');
  await expect(page.getByText('Searching…')).toBeVisible();
  await expect(page.getByText('1 job', {exact: true})).toBeVisible();
  await expect(page.getByText('Sample cooperative')).toBeVisible();
  await expect(page.getByText('Sample studio')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('questions open, and all that is folded up can be read', async ({
    page,
  }) => {
    await page.goto(faq);
    await page.getByText('Why does the linter reject').first().click();
    await expect(page.getByText('allowModifiers')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Show the code'})).toHaveCount(
      0,
    );
    await page.goto('/en/introduction/roadmap/');
    await expect(page.getByText('The first major version.')).toBeVisible();
  });
});
