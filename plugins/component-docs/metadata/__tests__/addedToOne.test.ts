/** @jest-environment jsdom */
import type {VueConstructor} from 'vue';
import {addedToOne} from '../__fixtures__/addedItems';
import {claimsOf, emitsEvent, showsSlot} from '../__fixtures__/prove';

jest.mock('vue', (): unknown => jest.requireActual('vue-2.6'));

const Vue = jest.requireMock<VueConstructor>('vue');
const Vuetify =
  jest.requireActual<Parameters<VueConstructor['use']>[0]>('vuetify-1.5');

Vue.config.productionTip = false;
Vue.config.silent = true;
Vue.use(Vuetify);

it.each(claimsOf(addedToOne, 'slots'))(
  '%s shows the slot %s that the overlay adds',
  async (...claim) => {
    expect(await showsSlot(Vue, {}, claim)).toBe(true);
  },
);

it.each(claimsOf(addedToOne, 'events'))(
  '%s emits the event %s that the overlay adds',
  async (...claim) => {
    expect(await emitsEvent(Vue, {}, claim)).toBe(true);
  },
);

it('does not see what is not there', async () => {
  expect(await showsSlot(Vue, {}, ['v-text-field', 'default', {}])).toBe(false);
  expect(
    await emitsEvent(Vue, {}, [
      'v-text-field',
      'click',
      {at: '.v-input__slot'},
    ]),
  ).toBe(false);
});
