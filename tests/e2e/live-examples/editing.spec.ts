import type {Locator, Page} from '@playwright/test';
import {expect, test} from './test';

/** What every example may import, in one that is typed. */
const everything = `<template>
  <validation-observer>
    <validation-provider v-slot="{errors}" rules="required" immediate>
      <v-text-field v-model="name" :error-messages="errors" />
      <p>{{ parts.join(' | ') }} | {{ $v.name.$invalid }} | {{ doubled }}</p>
    </validation-provider>
  </validation-observer>
</template>
<script>
import Vue, {ref} from 'vue';
import {linear} from 'vuetify/lib/services/goto/easing-patterns';
import {mdiCheck} from '@mdi/js';
import Vuelidate from 'vuelidate';
import {required} from 'vuelidate/lib/validators';
import {extend, ValidationObserver, ValidationProvider} from 'vee-validate';
import {required as rule} from 'vee-validate/dist/rules';
import moment, {duration} from 'moment';
import {getYear} from 'date-fns';

Vue.use(Vuelidate);
extend('required', {...rule, message: 'A name, please'});

export default {
  components: {ValidationObserver, ValidationProvider},
  data: () => ({
    name: '',
    parts: [
      Vue.version.slice(0, 3),
      typeof ref,
      linear(0.5),
      mdiCheck.slice(0, 5),
      moment('2019-10-10').format('MMMM'),
      duration(90, 'minutes').asHours(),
      getYear(new Date(2019, 1)),
    ],
  }),
  validations: {name: {required}},
  computed: {doubled: ({name}) => name + name},
};
</script>`;

/** Opens the editor of an example. */
async function edit(page: Page, name: string): Promise<Locator> {
  const card = page.locator(`#example-${name}`);
  await card.getByRole('button', {name: 'Edit', exact: true}).click();
  return card;
}

/** Replaces all that the open editor of an example holds. */
async function type(page: Page, card: Locator, code: string): Promise<void> {
  await card.getByRole('textbox', {name: /^Code of the example/}).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test('edited examples import what they may, on the Vue of their page', async ({
  page,
}) => {
  await page.goto('/two/');
  for (const [title, vue] of [
    ['Two', '2.7 | function'],
    ['One', '2.6 | undefined'],
    ['Two', '2.7 | function'],
  ] as const) {
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    const card = await edit(page, 'menu');
    await type(page, card, everything);
    const sandbox = card.locator('.vue-sandbox');
    await expect(sandbox.locator('p')).toHaveText(
      `${vue} | 0.5 | M21,7 | October | 1.5 | 2019 | true |`,
    );
    await expect(sandbox.getByText('A name, please')).toBeVisible();
    await sandbox.locator('input').fill('Ada');
    await expect(sandbox.locator('p')).toContainText('false | AdaAda');
    await expect(sandbox.getByText('A name, please')).toHaveCount(0);
    await page.getByRole('link', {name: 'the other version'}).click();
  }
});

const setup = `<template>
  <b class="mine">{{ count }}</b>
</template>
<script setup>
import {ref} from 'vue';
const count = ref(41);
count.value += 1;
</script>
`;

test('a setup script runs on Vue 2.7, and says so on 2.6', async ({page}) => {
  await page.goto('/two/');
  const card = await edit(page, 'menu');
  await type(page, card, setup);
  await expect(card.locator('.mine')).toHaveText('42');
  await type(page, card, setup.replace('count.value', 'missing.value'));
  const status = card.getByRole('status').filter({hasText: /\S/});
  await expect(status).toHaveText('Line 7: missing is not defined');

  await page.goto('/1.5/one/');
  const old = await edit(page, 'menu');
  await type(page, old, setup);
  await expect(old.getByRole('status').filter({hasText: /\S/})).toHaveText(
    'Line 4: <script setup> needs Vue 2.7; this example runs on Vue 2.6.14. Write the options API.',
  );
});

test('mistakes in styles and unknown images have their line', async ({
  page,
}) => {
  await page.goto('/two/');
  const card = await edit(page, 'menu');
  const status = card.getByRole('status').filter({hasText: /\S/});
  await type(
    page,
    card,
    '<template><p>a</p></template>\n<style>\np {\n  color: red;\n</style>',
  );
  await expect(status).toHaveText('Line 3: Unclosed block');
  await type(
    page,
    card,
    '<template><p>a</p></template>\n<style lang="scss">\np { b { top: 0 } }\n</style>',
  );
  await expect(status).toContainText('Line 2: Sass is compiled when');
  await type(page, card, '<template>\n  <img src="./cat.png">\n</template>');
  await expect(status).toContainText('Line 2: Cannot find ./cat.png');
});

test('images beside an example are shown, edited or not, and in a pen', async ({
  page,
  context,
}) => {
  await page.goto('/images/');
  const card = page.locator('#example-images');
  const images = card.locator('.vue-sandbox img');
  const sizes = () =>
    images.evaluateAll((nodes: HTMLImageElement[]) =>
      nodes.map(({naturalWidth}) => naturalWidth),
    );
  await expect.poll(sizes).toEqual([40, 400, 40, 400]);
  await expect(card.locator('.v-image__image').last()).toHaveCSS(
    'background-image',
    /waves-[0-9a-f]+\.svg/,
  );
  const code = await card
    .getByRole('tabpanel', {includeHidden: true})
    .allTextContents();
  await edit(page, 'images');
  await type(
    page,
    card,
    `<template>${code[0]?.replace('<div>', '<div><i>typed</i>')}</template>\n<script>${code[1]}</script>`,
  );
  await expect(card.getByText('typed')).toBeVisible();
  await expect.poll(sizes).toEqual([40, 400, 40, 400]);

  let posted = '';
  await page.evaluate(() => {
    // The other host is not to be asked: the form is sent to this one.
    for (const form of document.forms) {
      form.action = '/code-editor/';
    }
  });
  await context.route('**/code-editor/', async (route) => {
    posted =
      new URLSearchParams(route.request().postData() ?? '').get('data') ?? '';
    await route.fulfill({contentType: 'text/html', body: 'received'});
  });
  const opened = context.waitForEvent('page');
  await card.getByRole('button', {name: 'Open in CodePen'}).click();
  await expect((await opened).getByText('received')).toBeVisible();
  const {html, js} = JSON.parse(posted) as {html: string; js: string};
  expect(html).toContain('typed');
  expect(html).toMatch(
    /alt="Waves" src="https:\/\/docs\.example\.com\/assets\/images\/waves-/,
  );
  expect(html).toContain('alt="Sun" src="data:image/svg+xml;base64,');
  expect(js).toContain('const sun = "data:image/svg+xml');
  expect(js).toMatch(/waves: "https:\/\/docs\.example\.com\//);
  expect(html).toContain(':src="\'https://docs.example.com/');
});
