/** @jest-environment jsdom */
import Vue from 'vue';
import Vuetify from 'vuetify';
import {addedToTwo} from '../__fixtures__/addedItems';
import {claimsOf, emitsEvent, showsSlot} from '../__fixtures__/prove';

Vue.config.productionTip = false;
Vue.use(Vuetify);

const options = () => ({vuetify: new Vuetify()});

it.each(claimsOf(addedToTwo, 'slots'))(
  '%s shows the slot %s that the overlay adds',
  async (...claim) => {
    expect(await showsSlot(Vue, options(), claim)).toBe(true);
  },
);

it.each(claimsOf(addedToTwo, 'events'))(
  '%s emits the event %s that the overlay adds',
  async (...claim) => {
    expect(await emitsEvent(Vue, options(), claim)).toBe(true);
  },
);

it('does not see what is not there', async () => {
  expect(await showsSlot(Vue, options(), ['v-radio', 'message', {}])).toBe(
    false,
  );
  expect(
    await emitsEvent(Vue, options(), [
      'v-radio',
      'click:append',
      {props: {'append-icon': 'mdi-home'}},
    ]),
  ).toBe(false);
});
