import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readVue2Package} from '../readers/vue2';

const vueFile = require.resolve('vue');

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vue2-reader-'));
});
afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

function read(code: string) {
  const file = path.join(folder, `${String(Math.random())}.js`);
  fs.writeFileSync(file, code);
  return readVue2Package('kit', file, vueFile);
}

it('reads props, v-model and what the code emits and renders', async () => {
  const {runtime, scan} = await read(`
    const mixin = {
      methods: {
        close() { this.$emit('close'); this.$emit(this.name); },
        item() { return this.$scopedSlots['item.' + this.key] || this.$slots['item-icon']; },
      },
    };
    const Vue = require('vue');
    exports.install = (into) => {
      if (into !== Vue) throw new Error('another Vue');
      into.component('KField', {
        mixins: [mixin],
        model: {prop: 'inputValue', event: 'change'},
        props: {
          inputValue: {type: [String, Number], required: true},
          dense: Boolean,
          rules: {type: Array, default: () => []},
          label: {default: "it's"},
          compare: {type: Function, default: function deepEqual() {}},
          width: {type: Number, default() { return this.$vuetify.width; }},
        },
        watch: {dense: {handler() { this.$emit('update:dense', 1); }}},
        render(h) { return h('div', this.$slots.default); },
      });
      into.directive('mark', {});
    };
  `);
  expect(runtime.directives).toEqual([{tag: 'v-mark', modifiers: []}]);
  const [field] = runtime.components;
  expect(field).toMatchObject({
    tag: 'k-field',
    model: {prop: 'input-value', event: 'change'},
  });
  expect(field?.props).toEqual([
    {name: 'input-value', types: ['string', 'number'], required: true},
    {name: 'dense', types: ['boolean'], default: 'false'},
    {name: 'rules', types: ['array'], default: '[]'},
    {name: 'label', types: [], default: String.raw`'it\'s'`},
    {name: 'compare', types: ['function'], default: 'deepEqual'},
    {name: 'width', types: ['number'], defaultUntold: true},
  ]);
  expect(scan.components).toEqual([
    {
      tag: 'k-field',
      props: [],
      events: [{name: 'close'}, {name: 'update:dense'}, {name: 'change'}],
      slots: [{name: 'default'}, {name: 'item-icon'}],
    },
  ]);
});

it.each([
  ['throws', `throw new Error('broken at load')`, 'broken at load'],
  ['is no code', '{{{', 'SyntaxError'],
  ['ends the process', 'process.exit(3)', 'ended the process'],
  [
    'has mixins that mix each other in',
    `const a = {mixins: []}, b = {mixins: [a]};
    a.mixins.push(b);
    exports.install = (into) => { into.component('KField', a); };`,
    'Maximum call stack',
  ],
  ['needs what is absent', `require('no-such-thing')`, 'no-such-thing'],
])('names a package that %s', async (_, code, reason) => {
  await expect(read(code)).rejects.toThrow(
    new RegExp(
      `^The package "kit" cannot be loaded to read its components: [\\s\\S]*${reason}`,
    ),
  );
});
