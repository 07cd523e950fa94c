/* eslint-disable @typescript-eslint/no-implied-eval -- code under test is run */
import fs from 'node:fs';
import {compileComponent} from '../compile';
import {EditError} from '../edit-error';
import {partsOf} from '../parts';
import {compileScript} from '../script';
import {compileStyle} from '../styles';
import {checkSyntax} from '../syntax';

type Setup = (
  props: object,
  context: {emit: (event: string) => void},
) => Record<string, unknown>;

/** What a function throws. */
function errorOf(run: () => unknown): EditError {
  try {
    run();
  } catch (error) {
    if (error instanceof EditError) {
      return error;
    }
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

/** Runs a compiled script block. */
function exportOf(code: string, modules: object = {}): unknown {
  const component: {default?: unknown} = {};
  const run = new Function('__modules', '__component', `'use strict';${code}`);
  Reflect.apply(run, undefined, [modules, component]);
  return component.default;
}

describe('a script block', () => {
  it.each([
    ['an object', 'export default { a: 1 }'],
    ['a name', 'const it = { a: 1 }\nexport { it as default }'],
    [
      'exports beside it',
      'export const a = 1\nexport default { a }\nexport { a as b }',
    ],
  ])('gives its component from %s', (_, code) => {
    expect(exportOf(compileScript(code, 1).code)).toEqual({a: 1});
  });

  it('looks its imports up, and keeps its lines', () => {
    const code = `import {
  mdiAccount,
  mdiClose as close,
} from '@mdi/js'
import Vue, * as all from 'vue'
export default { mdiAccount, close, Vue, all }`;
    const {code: compiled, imports} = compileScript(code, 1);
    const vue = {default: 3};
    expect(imports).toEqual(['@mdi/js', 'vue']);
    expect(
      exportOf(compiled, {'@mdi/js': {mdiAccount: 1, mdiClose: 2}, vue}),
    ).toEqual({mdiAccount: 1, close: 2, Vue: 3, all: vue});
    expect(compiled.split('\n')).toHaveLength(code.split('\n').length);
  });

  it('names the line of the file that does not parse', () => {
    expect(errorOf(() => compileScript('\nlet a =\n}', 10))).toMatchObject({
      line: 12,
      message: 'Unexpected token',
    });
  });
});

describe('a style block', () => {
  const style = (content: string, scoped = false, lang = 'css') =>
    compileStyle({content, scoped, lang, firstLine: 5}, 'data-v-a', '[s]');

  it('holds in the example only', () => {
    expect(style('.a, b:hover { top: 0 }')).toBe(
      ':where([s]) .a, :where([s]) b:hover { top: 0 }',
    );
  });

  it.each([
    ['.a .b:hover', '.a .b[data-v-a]:hover'],
    ['.a::before', '.a[data-v-a]::before'],
    ['.a >>> .b', '.a[data-v-a]   .b'],
    ['.a ::v-deep .b', '.a[data-v-a]   .b'],
    [':hover', '[data-v-a]:hover'],
  ])('scopes %s', (selector, scoped) => {
    expect(style(`${selector} { top: 0 }`, true).replace(/\s+/g, ' ')).toBe(
      `:where([s]) ${scoped} { top: 0 }`.replace(/\s+/g, ' '),
    );
  });

  it('leaves the steps of animations alone', () => {
    expect(style('@keyframes a { from { top: 0 } }', true)).toBe(
      '@keyframes a-data-v-a { from { top: 0 } }',
    );
  });

  it('names the line that does not parse', () => {
    expect(errorOf(() => style('a {}\n.b {'))).toMatchObject({line: 6});
  });

  it('refuses languages that only the build compiles', () => {
    expect(errorOf(() => style('', false, 'scss')).message).toContain(
      'Sass is compiled when the site is built',
    );
  });
});

describe('a component', () => {
  const built = {
    source:
      '<template><p /></template>\n<style lang="scss">\n$a: 1px;\np { top: $a }\n</style>',
    styles: [':where([data-example=data-v-old]) p{top:1px}'],
    scopeId: 'data-v-old',
    assets: {'./sail.png': '/assets/sail.1234.png'},
  };
  const compile = (source: string) =>
    compileComponent(source, 'data-v-a', '[s]', built);

  it('keeps the sheet that the build made of Sass, until it is edited', () => {
    expect(compile(built.source.replace('<p />', '<b />')).styles).toEqual([
      ':where([data-example=data-v-a]) p{top:1px}',
    ]);
    expect(
      errorOf(() => compile(built.source.replace('1px', '2px'))),
    ).toMatchObject({
      line: 2,
      message: expect.stringContaining('Write CSS') as unknown,
    });
  });

  it('shows the images that the build has seen, and names others', () => {
    expect(
      compile('<template><img src="./sail.png"></template>').code,
    ).toContain('"src":"/assets/sail.1234.png"');
    expect(
      errorOf(() =>
        compile(
          '<template>\n  <div>\n    <img\n      src="./oar.png">\n  </div>\n</template>',
        ),
      ),
    ).toMatchObject({
      line: 3,
      message: expect.stringContaining('Cannot find ./oar.png') as unknown,
    });
  });

  it('makes a component of a setup script, line by line', () => {
    const {code, imports, hasSetup} = compile(`<template><b /></template>
<script setup>
import {ref} from 'vue';
const props = defineProps({
  max: Number,
});
const emit = defineEmits(['full']);
const count = ref(props.max);
const Part = {render: () => null};
function more() { emit('full'); }
</script>`);
    expect(hasSetup).toBe(true);
    expect(imports).toEqual(['vue']);
    expect(code.split('\n')[6]).toBe('const count = ref(props.max);');
    const part: {default?: {props: object; setup: Setup}} = {};
    const run = new Function(
      '__modules',
      '__component',
      `(${code.slice(0, code.indexOf(',function(){with'))})(__modules, __component)`,
    );
    const components: Record<string, unknown> = {};
    Reflect.apply(run, undefined, [
      {
        vue: {
          ref: (value: unknown) => ({value}),
          getCurrentInstance: () => ({proxy: {$options: {components}}}),
        },
      },
      part,
    ]);
    const emitted: unknown[] = [];
    const bindings = part.default?.setup(
      {max: 3},
      {emit: (event) => emitted.push(event)},
    );
    expect(part.default?.props).toEqual({max: Number});
    expect(bindings?.count).toEqual({value: 3});
    expect(components).toEqual({Part: bindings?.Part});
    (bindings?.more as () => void)();
    expect(emitted).toEqual(['full']);
  });

  it('asks for one script', () => {
    expect(
      errorOf(() =>
        compile(
          '<template><b /></template>\n<script>\n</script>\n<script setup>\n</script>',
        ),
      ).message,
    ).toBe('Write one <script> block here.');
  });

  it('is compiled from all its blocks', () => {
    const result = compile(
      '<template functional><b>{{ props.a }}</b></template>\n<script>\nexport default {}\n</script>\n<style scoped>b { top: 0 }</style>',
    );
    expect(result).toMatchObject({
      isFunctional: true,
      isScoped: true,
      firstLine: 2,
      imports: [],
      styles: [':where([s]) b[data-v-a] { top: 0 }'],
    });
    expect(result.code).toContain('with(this)');
  });

  it('names the line of a mistake in its template', () => {
    const source = '<template>\n  <p>\n    {{ a + }}\n  </p>\n</template>';
    expect(errorOf(() => compile(source))).toMatchObject({
      line: 3,
      message: expect.stringMatching(
        /^invalid expression: .* in \{\{ a \+ \}\}$/,
      ) as unknown,
    });
    expect(
      errorOf(() => compile('<template>\n<div>\n<p>\n</div></template>')),
    ).toMatchObject({line: 3});
  });

  it('refuses nothing', () => {
    expect(errorOf(() => compile('text only')).message).toMatch(/script/);
  });

  it('is split for the code editor', () => {
    expect(
      partsOf(
        '<template>\n  <b />\n</template>\n<style lang="scss">\na {}\n</style>',
      ),
    ).toEqual([
      {name: 'template', language: 'html', code: '\n<b />\n'},
      {name: 'style', language: 'scss', code: '\na {}\n'},
    ]);
  });
});

describe('the check that needs no eval', () => {
  it.each([['return a + '], ['a, {b', ''], ['var a-b=_']])(
    'refuses what new Function refuses: %s',
    (...source) => {
      expect(() => new Function(...source)).toThrow(SyntaxError);
      expect(() => {
        checkSyntax(...source);
      }).toThrow(SyntaxError);
    },
  );

  it.each([['return a + b'], ['{a, b}', ''], ['var a=_'], ['return ok // so']])(
    'accepts what new Function accepts: %s',
    (...source) => {
      expect(() => new Function(...source)).not.toThrow();
      expect(() => {
        checkSyntax(...source);
      }).not.toThrow();
    },
  );

  it('takes the place of every call in the compiler', () => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- a loader
    const noEval = require('../../../loaders/no-eval.cjs') as (
      source: string,
    ) => string;
    const compiler = fs.readFileSync(
      require.resolve('vue-template-compiler/browser.js'),
      'utf8',
    );
    expect(compiler).toContain('new Function(');
    expect(noEval(compiler)).not.toMatch(/new Function\(|\beval\(/);
    expect(() => noEval('')).toThrow('no-eval.cjs');
  });
});
