import type {Page} from '@playwright/test';
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

async function typeInto(page: Page, name: string, code: string) {
  const card = page.locator(`#example-${name}`);
  await card.getByRole('button', {name: 'Edit', exact: true}).click();
  await card.getByRole('textbox', {name: /^Code of the example/}).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  return card;
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
    const card = await typeInto(page, 'menu', everything);
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
