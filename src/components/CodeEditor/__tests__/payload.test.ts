import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {
  allowedImports,
  packageOf,
} from '@site/plugins/live-examples/compiler/imports';
import manifest from '@site/package.json';
import {findPenModule, type PenModule} from '../modules';
import {createPen} from '../payload';
import type {Pen, PenPart} from '../payload';

const current = {vuetify: '2.7.2', vue: '2.7.16'};
const old = {vuetify: '1.5.24', vue: '2.6.14'};

const template = (code: string): PenPart => ({
  name: 'template',
  language: 'html',
  code,
});
const script = (code: string): PenPart => ({
  name: 'script',
  language: 'js',
  code,
});
const style = (code: string, language = 'css'): PenPart => ({
  name: 'style',
  language,
  code,
});

const pen = (...parts: PenPart[]): Pen => createPen('A pen', parts, current);

interface Options extends Record<string, unknown> {
  data?: () => Record<string, unknown>;
  extends?: Options;
  render?: (h: (...args: unknown[]) => unknown) => unknown;
  setup?: () => Record<string, unknown>;
}

/** Runs a pen's script with the globals of a pen; gives the root's options. */
function run(js: string, globals: Record<string, unknown> = {}): Options {
  const roots: Options[] = [];
  const all: Record<string, unknown> = {
    Vue: Object.assign(
      function Vue(options: Options) {
        roots.push(options);
      },
      {
        extend: (options: Options) => options,
        ref: (value: unknown) => ({value}),
      },
    ),
    Vuetify: function Vuetify() {
      return undefined;
    },
    ...globals,
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs the pen
  const execute = new Function(...Object.keys(all), `'use strict';${js}`);
  Reflect.apply(execute, undefined, Object.values(all));
  expect(roots).toHaveLength(1);
  return roots[0] ?? {};
}

describe('the frame of a pen', () => {
  it('pins the framework, its full Vue build and the icons', () => {
    const {css_external, js_external, title} = pen(template('<p />'));
    expect(title).toBe('A pen');
    expect(js_external.split(';')).toEqual([
      'https://cdn.jsdelivr.net/npm/vue@2.7.16/dist/vue.js',
      'https://cdn.jsdelivr.net/npm/vuetify@2.7.2/dist/vuetify.js',
    ]);
    expect(css_external.split(';')).toContain(
      'https://cdn.jsdelivr.net/npm/vuetify@2.7.2/dist/vuetify.min.css',
    );
    expect(css_external).toContain('materialdesignicons.min.css');
    expect(css_external).not.toContain('Material+Icons');
  });

  it('is of the first major version where the page is', () => {
    const parts = [template('<v-btn>Save</v-btn>')];
    const {css_external, js_external, js} = createPen('Old', parts, old);
    expect(js_external).toContain('/vue@2.6.14/dist/vue.js;');
    expect(js_external).toContain('/vuetify@1.5.24/dist/vuetify.js');
    expect(css_external).toContain('Material+Icons');
    expect(js).toBe("new Vue({\n  el: '#app',\n})\n");
  });

  it('has Font Awesome for its icons, as installed', () => {
    const styles = (code: string) => pen(template(code)).css_external;
    expect(styles('<v-icon>mdi-lock</v-icon>')).not.toContain('fontawesome');
    expect(styles('<v-icon>fas fa-lock</v-icon>')).toContain(
      `@fortawesome/fontawesome-free@${manifest.dependencies['@fortawesome/fontawesome-free']}/css/all.min.css`,
    );
    expect(styles('<p />')).toContain(
      `@mdi/font@${manifest.dependencies['@mdi/font']}/css/`,
    );
  });

  it('opens the style editor for a style only', () => {
    expect(pen(template('<p>a</p>')).editors).toBe('101');
    expect(pen(template('<p>a</p>'), style('p {}')).editors).toBe('111');
  });

  it('names the preprocessor of the style', () => {
    expect(pen(style('p {}')).css_pre_processor).toBe('none');
    expect(pen(style('p { b {} }', 'scss')).css_pre_processor).toBe('scss');
    const {css, css_pre_processor} = pen(style('\n  p\n    top: 0\n', 'sass'));
    expect(css_pre_processor).toBe('sass');
    expect(css).toBe('p\n  top: 0\n');
  });
});

describe('the template', () => {
  it('stands in an application', () => {
    const code = '\n  <div>\n    <v-btn>Save</v-btn>\n  </div>\n';
    expect(pen(template(code)).html).toBe(`<div id="app">
  <v-app>
    <div>
      <v-btn>Save</v-btn>
    </div>
  </v-app>
</div>
`);
  });

  it('keeps an application of its own', () => {
    const {html} = pen(template('<!-- all -->\n<v-app dark><p>a</p></v-app>'));
    expect(html.match(/<v-app/g)).toHaveLength(1);
  });

  it.each([
    ['a component that closes itself', '<v-text-field label="a" />'],
    ['a name with capitals', '<VBtn>Save</VBtn>'],
    ['an attribute with capitals', '<v-btn :activeClass="a">Save</v-btn>'],
    [
      'a slot with capitals',
      '<v-a><template #item.fullName>b</template></v-a>',
    ],
    ['rows outside of a table', '<v-simple-table><tr></tr></v-simple-table>'],
  ])('becomes a text template for %s', (_, code) => {
    const {html, js} = pen(template(code));
    expect(html).toContain('<div id="app"></div>');
    expect(html).toContain('<script type="text/x-template" id="app-template">');
    expect(html).toContain(code);
    expect(run(js).template).toBe('#app-template');
  });

  it.each([
    ['capitals in values', '<v-btn @click="openMenu(isA > 1)">Save</v-btn>'],
    ['capitals in text', '<b>{{ fullName }} of A/B</b>'],
    ['void elements', '<div><img src="a.png" /><br></div>'],
    ['capitals in a comment', '<b><!-- <VBtn /> -->a</b>'],
    ['slots', '<v-a><template v-slot:item.name="{ item }">b</template></v-a>'],
    ['bare attribute values', '<a href=/About/Us>About</a>'],
  ])('stays HTML for %s', (_, code) => {
    const {html, js} = pen(template(code));
    expect(html).not.toContain('x-template');
    expect(run(js).template).toBeUndefined();
  });

  it('is judged quickly, whatever it holds', () => {
    const start = performance.now();
    pen(template(`<div ${'a-'.repeat(20_000)}"`));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('the script', () => {
  it('becomes a root instance that reads like the component', () => {
    const code = 'export default {\n  data: () => ({ a: 1 }),\n}';
    expect(pen(template('<b>{{ a }}</b>'), script(code)).js).toBe(`new Vue({
  el: '#app',
  vuetify: new Vuetify(),
  data: () => ({ a: 1 }),
})
`);
  });

  it('is a bare root instance where there is none', () => {
    const {el, vuetify} = run(pen(template('<b>a</b>')).js);
    expect(el).toBe('#app');
    expect(vuetify).toBeDefined();
  });

  it('is not fooled by text that looks like an export', () => {
    const code = `// export default {}
const text = \`
export default { no: true }
import a from 'b'
\`
export default { name: 'It', data () { return { text } } }`;
    expect(run(pen(template('<b>a</b>'), script(code)).js).data?.()).toEqual({
      text: "\nexport default { no: true }\nimport a from 'b'\n",
    });
  });

  it.each([
    ['a one-line object', 'export default { data: () => ({ a: 1 }) }'],
    [
      'an empty first line',
      'export default {\n\n  data: () => ({ a: 1 }),\n};',
    ],
    ['Vue.extend', 'export default Vue.extend({ data: () => ({ a: 1 }) })'],
    ['a name', 'const it = { data: () => ({ a: 1 }) }\nexport default it'],
    [
      'a name exported as the default',
      'const it = { data: () => ({ a: 1 }) }\nexport { it as default }',
    ],
    [
      'exports beside it',
      'export const a = 1\nexport default { data: () => ({ a }) }\nexport { a as b }',
    ],
    ['code after it', 'export default { data: () => ({ a }) };\nconst a = 1'],
  ])('mounts %s', (_, code) => {
    const root = run(pen(template('<b>a</b>'), script(code)).js);
    expect(root.el).toBe('#app');
    expect(root.vuetify).toBeDefined();
    const options = root.data ? root : root.extends;
    expect(options?.data?.()).toEqual({a: 1});
  });

  it('mounts an empty component', () => {
    const {js} = pen(template('<b>a</b>'), script('export default {}'));
    expect(run(js).el).toBe('#app');
  });

  it('renders a component without a template in an application', () => {
    const code = "export default { render: (h) => h('b', 'a') }";
    const {html, js} = pen(script(code));
    expect(html).toBe('<div id="app"></div>\n');
    const rendered = run(js).render?.((...args) => args);
    expect(rendered).toEqual([
      'v-app',
      [[{render: expect.any(Function) as unknown}]],
    ]);
  });

  it('turns a setup script into a setup function', () => {
    const code = `import { ref as box } from 'vue'

const count = box(1)
const { a, b: [c, ...d], e = 3 } = { a: 1, b: [2, 4] }
function more () {
  count.value++
}`;
    const {js} = pen(
      template('<b @click="more">{{ count }}</b>'),
      script(code),
    );
    const bindings = run(js).setup?.();
    expect(bindings).toMatchObject({
      count: {value: 1},
      a: 1,
      c: 2,
      d: [4],
      e: 3,
    });
    expect(bindings?.more).toBeInstanceOf(Function);
  });

  it('tells a syntax error', () => {
    expect(() => pen(script('export default {'))).toThrow(SyntaxError);
  });
});

describe('imports', () => {
  const data = 'export default { data: () => ({ value }) }';

  it.each([
    ['a named import', "import { value } from 'moment'", {value: 7}],
    ['a renamed import', "import { a as value } from 'moment'", {a: 7}],
    ['a namespace', "import * as value from 'moment'", 7],
    ['the default', "import value from 'moment'", 7],
    ['the default by name', "import { default as value } from 'moment'", 7],
  ])('gives %s', (_, statement, moment) => {
    const {js, js_external} = pen(
      template('<b>a</b>'),
      script(`${statement}\n\n${data}`),
    );
    expect(run(js, {moment}).data?.()).toEqual({value: 7});
    expect(js).not.toContain('import');
    expect(js_external).toMatch(
      /;https:\S+\/moment@[\d.]+\/min\/moment\.min\.js$/,
    );
  });

  it('leaves out what is a global of that name already', () => {
    const code =
      "import Vue from 'vue';\nimport moment from 'moment';\nexport default {}";
    const {js} = pen(template('<b>a</b>'), script(code));
    expect(js.startsWith('new Vue({')).toBe(true);
  });

  it('loads each script once, and what it stands on before it', () => {
    const code = `import { validationMixin } from 'vuelidate'
import { required, email } from 'vuelidate/lib/validators'
export default { mixins: [validationMixin], data: () => ({ required, email }) }`;
    const {js, js_external} = pen(template('<b>a</b>'), script(code));
    expect(js_external.split(';').slice(2)).toEqual([
      expect.stringContaining('/vuelidate.min.js'),
      expect.stringContaining('/validators.min.js'),
    ]);
    const root = run(js, {
      vuelidate: {validationMixin: 1},
      validators: {required: 2, email: 3},
    });
    expect(root.mixins).toEqual([1]);
    expect(root.data?.()).toEqual({required: 2, email: 3});
  });

  it('keeps statements apart that relied on semicolons', () => {
    const code =
      "import { a } from 'moment';\n[a].forEach((f) => f());\nexport default {};";
    const a = jest.fn();
    run(pen(template('<b>a</b>'), script(code)).js, {moment: {a}});
    expect(a).toHaveBeenCalledTimes(1);
  });

  it('takes a package without a browser build as a module', () => {
    const code = "import { mdiAccount } from '@mdi/js'\nexport default {}";
    const {js, js_external} = pen(template('<b>a</b>'), script(code));
    expect(js).toMatch(
      /^import { mdiAccount } from 'https:\/\/cdn\.jsdelivr\.net\/npm\/@mdi\/js@[\d.]+\/mdi\.js'\n/,
    );
    expect(js_external.split(';')).toHaveLength(2);
  });

  it('refuses an unknown module by name and code', () => {
    const parts = [script("import a from 'lodash'\nexport default {}")];
    expect(() => createPen('', parts, current)).toThrow(
      expect.objectContaining({
        message: "Cannot find module 'lodash'",
        code: 'MODULE_NOT_FOUND',
      }) as Error,
    );
  });
});

describe('what examples may import', () => {
  const root = path.join(__dirname, '../../../..');
  const dependencies: Readonly<Record<string, string>> = manifest.dependencies;
  const addressesOf = (module: PenModule) =>
    module.kind === 'module' ? [module.url] : module.scripts;
  /** The version that an address pins, and the path of its file. */
  const pinned = (address: string) => {
    const groups =
      /\/npm\/(?<name>(?:@[^/]+\/)?[^@/]+)@(?<version>[^/]+)\/(?<file>.+)$/.exec(
        address,
      )?.groups;
    return {name: '', version: '', file: '', ...groups};
  };
  // A package of date-fns' own, with the same versions.
  const installedAs: Readonly<Record<string, string>> = {
    '@date-fns/cdn': 'date-fns',
  };

  it.each(allowedImports.filter((name) => name !== 'vue'))(
    '%s is in a pen as it is installed',
    (name) => {
      const addresses = addressesOf(findPenModule(name, current.vuetify)!);
      expect(addresses.at(-1)).toContain(
        name === 'date-fns' ? '@date-fns/cdn' : `/${packageOf(name)}@`,
      );
      for (const address of addresses) {
        const {name: own, version, file} = pinned(address);
        expect(dependencies[installedAs[own] ?? own]).toBe(version);
        if (!(own in installedAs)) {
          const folder = path.join(root, 'node_modules', own);
          expect(fs.existsSync(path.join(folder, file))).toBe(true);
        }
      }
    },
  );

  it('has the easing patterns of the first major version too', () => {
    const name = 'vuetify/lib/services/goto/easing-patterns';
    const [address = ''] = addressesOf(findPenModule(name, old.vuetify)!);
    const {file} = pinned(address);
    expect(
      fs.existsSync(path.join(root, 'node_modules/vuetify-1.5', file)),
    ).toBe(true);
  });

  it('runs on the globals that the scripts set', () => {
    const load = createRequire(path.join(root, 'package.json'));
    // vee-validate's script reads the global Vue, the pen is given another.
    const globals: Record<string, unknown> = {Vue: load('vue')};
    const names = allowedImports.filter(
      (name) => !['vue', 'date-fns'].includes(name),
    );
    const modules = names.map((name) => findPenModule(name, current.vuetify)!);
    for (const address of new Set(
      modules.flatMap((module) =>
        module.kind === 'global' ? module.scripts : [],
      ),
    )) {
      const {name, file} = pinned(address);
      const code = fs.readFileSync(
        path.join(root, 'node_modules', name, file),
        'utf8',
      );
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as a pen's page does
      const execute = new Function(
        'window',
        'globalThis',
        'self',
        ...['vuelidate', 'Vue'].filter((global) => global in globals),
        code,
      );
      Reflect.apply(execute, globals, [
        globals,
        globals,
        globals,
        ...['vuelidate', 'Vue']
          .filter((global) => global in globals)
          .map((global) => globals[global]),
      ]);
    }
    const {js} = pen(
      template('<p>{{ rules }}</p>'),
      script(`import Vuelidate, {validationMixin} from 'vuelidate';
import {required} from 'vuelidate/lib/validators';
import {ValidationProvider, extend} from 'vee-validate';
import {email} from 'vee-validate/dist/rules';
import moment from 'moment';
export default {
  data: () => ({
    types: [Vuelidate, validationMixin, required, ValidationProvider, extend, email.validate, moment].map((value) => typeof value),
    day: moment('2019-10-10').format('MMMM'),
  }),
}`),
    );
    delete globals.Vue;
    expect(run(js, globals).data?.()).toEqual({
      types: [
        'function',
        'object',
        'function',
        'function',
        'function',
        'function',
        'function',
      ],
      day: 'October',
    });
  });
});
