/** @jest-environment jsdom */
import path from 'node:path';
import Vue, {type CreateElement} from 'vue';
import Vuetify from 'vuetify';
import {readOverlay} from '../overlay';

const siteDir = path.resolve(__dirname, '../../../..');
const {components} = readOverlay(siteDir, 'data/overlays/vuetify.yaml');
const tags = Object.keys(components).filter(
  (tag) => components[tag]?.slots.default,
);

Vue.config.productionTip = false;
Vue.use(Vuetify);

it.each(tags)('%s renders the default slot that the overlay adds', (tag) => {
  const application = new Vue({
    vuetify: new Vuetify(),
    // Panels work inside of their group only; the others do not mind it.
    render: (h: CreateElement) =>
      h('v-app', [h('v-expansion-panels', [h(tag, [h('b', 'shown')])])]),
  } as object).$mount();
  expect(application.$el.querySelector('b')?.textContent).toBe('shown');
  application.$destroy();
});
