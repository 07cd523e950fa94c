/** @jest-environment jsdom */
import {compileFunction} from 'node:vm';
import {transformSync} from '@swc/core';
import type Vue from 'vue';
import type {ComponentOptions, PluginObject, VueConstructor} from 'vue';
import {compileComponent} from '../../plugins/live-examples/compiler/compile-component';
import {
  allowedImports,
  assetPattern,
} from '../../plugins/live-examples/compiler/imports';
import type {Framework} from '../../config/versions';
import {isOfFramework} from '../../scripts/examples/framework-warnings';
import {pages, readFile} from './pages';

type Options = ComponentOptions<Vue>;

interface Runtime {
  readonly Vue: VueConstructor;
  /** Loads what examples import, on this Vue. */
  readonly require: (name: string) => unknown;
  /** Options of a root in which examples render. */
  readonly root: (example: Options, dark: boolean) => Options;
}

/** Vuetify 2 is a class, Vuetify 1 a plain plugin. */
type Vuetify = PluginObject<never> | VuetifyClass;

type VuetifyClass = PluginObject<never> & (new (preset: object) => object);

function isClass(vuetify: Vuetify): vuetify is VuetifyClass {
  return typeof vuetify === 'function';
}

const runtimes = new Map<string, Runtime>();

/**
 * Vue's development build, the framework on it and what examples import, alone
 * in their registry.
 */
function runtimeOf({package: name, vue}: Framework): Runtime {
  const known = runtimes.get(name);
  if (known) {
    return known;
  }
  let runtime: Runtime | undefined;
  jest.isolateModules(() => {
    if (vue !== 'vue') {
      jest.doMock('vue', () => jest.requireActual<VueConstructor>(vue));
    }
    const Vue = jest.requireActual<VueConstructor>(vue);
    Vue.config.productionTip = false;
    Vue.config.devtools = false;
    const Vuetify = jest.requireActual<Vuetify>(name);
    Vue.use(Vuetify);
    const modules = new Map(
      allowedImports.map((module) => [
        module,
        module === 'vue' ? Vue : jest.requireActual<object>(module),
      ]),
    );
    runtime = {
      Vue,
      // The bundler gives an image's address.
      require: (module) =>
        assetPattern.test(module)
          ? module
          : (modules.get(module) ?? jest.requireActual<object>(module)),
      root: (example, dark) =>
        ({
          vuetify: isClass(Vuetify) ? new Vuetify({theme: {dark}}) : undefined,
          render: (h) => h('v-app', {props: {dark}}, [h(example)]),
        }) as Options,
    };
  });
  jest.dontMock('vue');
  runtimes.set(name, runtime!);
  return runtime!;
}

function compile(source: string, file: string, runtime: Runtime): Options {
  const code = compileComponent(source, {
    file,
    vueVersion: runtime.Vue.version,
    development: true,
  });
  const module: {exports: {default?: Options}} = {exports: {}};
  const evaluate = compileFunction(
    transformSync(code, {
      jsc: {target: 'es2022'},
      module: {type: 'commonjs'},
    }).code,
    ['module', 'exports', 'require', 'window', 'document'],
  ) as (...scope: unknown[]) => void;
  evaluate(module, module.exports, runtime.require, window, document);
  return module.exports.default!;
}

/**
 * Renders an example; gives its text, how many elements it has, and what was
 * written to the console.
 */
async function render(
  source: string,
  file: string,
  framework: Framework,
  dark: boolean,
) {
  const problems: string[] = [];
  for (const method of ['error', 'warn'] as const) {
    jest
      .spyOn(console, method)
      .mockImplementation((...message) => problems.push(message.join(' ')));
  }
  const runtime = runtimeOf(framework);
  document.body.innerHTML = '<div id="root"></div>';
  const app = new runtime.Vue(
    runtime.root(compile(source, file, runtime), dark),
  ).$mount('#root');
  await app.$nextTick();
  await app.$nextTick();
  const text = app.$el.textContent.trim();
  const elements = app.$el.querySelectorAll(
    '[class$="application--wrap"] *',
  ).length;
  app.$destroy();
  return {text, elements, problems};
}

// jsdom has no canvas and says so aloud; components draw on what they get. It
// knows no media either: of the reader's wishes, none holds.
beforeAll(() => {
  Object.assign(window, {matchMedia: () => ({matches: false})});
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => null);
});

const cases = pages.flatMap(({examples, framework}) =>
  examples.flatMap((file) =>
    [false, true].map((dark) => ({
      file,
      framework,
      theme: dark ? 'dark' : 'light',
      dark,
    })),
  ),
);

it.each(cases)(
  '$file renders without a warning, $theme',
  async ({file, framework, dark}) => {
    const {elements, problems} = await render(
      readFile(file),
      file,
      framework,
      dark,
    );
    expect(problems.filter((problem) => !isOfFramework(problem))).toEqual([]);
    // Skeletons and pictures have no text.
    expect(elements).toBeGreaterThan(0);
  },
);

it.each([
  ['<v-alert type="danger">x</v-alert>', 'custom validator check failed'],
  ['<v-alerts>x</v-alerts>', 'Unknown custom element'],
  ['<v-alert>{{ missing }}</v-alert>', 'not defined on the instance'],
])('the warning that %s draws is seen', async (template, warning) => {
  const {problems} = await render(
    `<template>${template}</template>`,
    'docs/a/examples/b.vue',
    pages[0]!.framework,
    false,
  );
  expect(problems.join()).toContain(warning);
});

it.each([
  ['Daily', 'div', true],
  ['Daily', 'span', false],
  ['Heading', 'div', false],
])('a native listener of VCalendar%s on a %s', (view, element, expected) => {
  const warning = `[Vue warn]: The .native modifier for v-on is only valid on components but it was used on <${element}>.\n\nfound in\n\n---> <VCalendar${view}>`;
  expect(isOfFramework(warning)).toBe(expected);
});

it('an example that draws nothing is seen', async () => {
  const {elements} = await render(
    '<template><div v-if="false" /></template>',
    'docs/a/examples/b.vue',
    pages[0]!.framework,
    false,
  );
  expect(elements).toBe(0);
});

const validated = `<template>
  <validation-observer>
    <validation-provider v-slot="{errors}" rules="required">
      <v-text-field v-model="name" :error-messages="errors" />
      {{ version }}: {{ $v.name.$invalid }} on {{ day }}, {{ year }}
    </validation-provider>
  </validation-observer>
</template>
<script>
import {getYear} from 'date-fns';
import moment from 'moment';
import Vue from 'vue';
import Vuelidate from 'vuelidate';
import {required} from 'vuelidate/lib/validators';
import {extend, ValidationObserver, ValidationProvider} from 'vee-validate';
import {required as rule} from 'vee-validate/dist/rules';
Vue.use(Vuelidate);
extend('required', rule);
export default {
  components: {ValidationObserver, ValidationProvider},
  data: () => ({
    name: '',
    version: Vue.version.slice(0, 3),
    day: moment('2019-10-10').format('MMMM Do'),
    year: getYear(new Date(2019, 1)),
  }),
  validations: {name: {required}},
};
</script>`;

const frameworks = [
  ...new Map(
    pages.map(({framework}) => [framework.package, framework]),
  ).values(),
];

it.each(frameworks)(
  'examples of $package import what they may, on its own Vue',
  async (framework) => {
    const {text, problems} = await render(
      validated,
      'docs/a/examples/b.vue',
      framework,
      false,
    );
    const {Vue} = runtimeOf(framework);
    expect(problems.filter((problem) => !isOfFramework(problem))).toEqual([]);
    expect(text).toBe(`${Vue.version.slice(0, 3)}: true on October 10th, 2019`);
  },
);
