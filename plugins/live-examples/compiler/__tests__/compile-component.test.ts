import {
  compileComponent,
  scopeIdOf,
  type CompileOptions,
} from '../compile-component';

const options: CompileOptions = {
  file: 'docs/components/alerts/examples/basic.vue',
  vueVersion: '2.7.16',
  development: false,
};

function messageFor(source: string, changes: Partial<CompileOptions> = {}) {
  try {
    compileComponent(source, {...options, ...changes});
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('It compiled.');
}

test('the id of an example depends on its file alone', () => {
  expect(scopeIdOf(options.file)).toBe(scopeIdOf(options.file));
  expect(scopeIdOf(options.file)).toMatch(/^data-v-[0-9a-f]{8}$/);
  expect(scopeIdOf('other.vue')).not.toBe(scopeIdOf(options.file));
});

test('images named in a template are imported', () => {
  const code = compileComponent(
    `<template>
  <v-card>
    <v-img src="./album.svg" lazy-src="./small.png" />
    <img src="https://example.org/remote.png">
  </v-card>
</template>
`,
    options,
  );
  expect(code).toContain('import __asset0 from "./album.svg";');
  expect(code).toContain('import __asset1 from "./small.png";');
  expect(code).toContain('"src":__asset0');
  expect(code).toContain('https://example.org/remote.png');
  expect(code).not.toContain('require(');
});

test('styles hold inside the example alone, scoped or not', () => {
  const code = compileComponent(
    `<template><p class="note">Paid</p></template>
<style lang="scss">
$ink: #123;
.note { b { color: $ink; } }
</style>
<style scoped lang="sass">
  .note
    color: red
</style>
`,
    options,
  );
  const id = scopeIdOf(options.file);
  const sheet = /export const styles = (.*);/.exec(code)?.[1] ?? '';
  const styles = JSON.parse(sheet) as string[];
  expect(styles).toHaveLength(2);
  expect(styles[0]).toContain(`:where([data-example="${id}"]) .note b {`);
  expect(styles[1]).toContain(`:where([data-example="${id}"]) .note[${id}] {`);
});

describe('a mistake stops the build with its place and what to do', () => {
  const file = options.file;

  test('in the template', () => {
    expect(
      messageFor(
        '<template>\n  <div>\n    <b :class="a +">x</b>\n  </div>\n</template>\n',
      ),
    ).toMatch(
      `${file}:3:8 The template does not compile: invalid expression: Unexpected token`,
    );
  });

  test('an element that is not closed', () => {
    expect(
      messageFor('<template>\n  <div>\n    <v-card>\n  </div>\n</template>\n'),
    ).toBe(
      `${file}:3:5 The file does not parse: tag <v-card> has no matching end tag.`,
    );
  });

  test('two root elements', () => {
    expect(
      messageFor('<template>\n  <p>a</p>\n  <p>b</p>\n</template>\n'),
    ).toMatch(
      `${file}:3:3 The template does not compile: Component template should contain exactly one root element.`,
    );
  });

  test('in the script', () => {
    expect(
      messageFor(
        '<template><p /></template>\n\n<script>\nexport default {\n  data: () => ({a: }),\n};\n</script>\n',
      ),
    ).toBe(`${file}:5:20 The script does not parse: Unexpected token`);
  });

  test('in a style', () => {
    expect(
      messageFor(
        '<template><p /></template>\n<style lang="scss">\n.a {\n  color: $ink;\n}\n</style>\n',
      ),
    ).toBe(`${file}:4:10 The style does not compile: Undefined variable.`);
    expect(
      messageFor(
        '<template><p /></template>\n<style lang="sass">\n  .a\n    color: $ink\n</style>\n',
      ),
    ).toBe(`${file}:4:12 The style does not compile: Undefined variable.`);
    expect(
      messageFor(
        '<template><p /></template>\n<style>\n.a {\n  color red;\n}\n</style>\n',
      ),
    ).toBe(`${file}:4:3 The style does not compile: Unknown word color`);
  });

  test.each([
    ["import debounce from 'lodash/debounce';", 'lodash/debounce'],
    ["export * from './helper';", './helper'],
    ["const a = import('axios');", 'axios'],
    ["const fs = require('fs');", 'fs'],
    ['const x = (name) => import(name);', 'a computed path'],
  ])('an import that is not allowed: %s', (line, specifier) => {
    const message = messageFor(
      `<template><p /></template>\n<script>\n${line}\nexport default {};\n</script>\n`,
    );
    expect(message).toContain(
      `The example imports "${specifier}", which examples may not.`,
    );
    expect(message).toMatch(`${file}:3:`);
    expect(message).toContain('plugins/live-examples/compiler/imports.ts');
    expect(message).toContain('@mdi/js');
  });

  test('blocks that examples cannot have', () => {
    expect(messageFor('<style>a {}</style>\n')).toBe(
      `${file}:1:1 The example has neither a <template> nor a <script> block. Add one.`,
    );
    expect(messageFor('<template lang="pug">\np\n</template>\n')).toBe(
      `${file}:1:22 <template lang="pug"> is not supported. Use html.`,
    );
    expect(
      messageFor('<template><p /></template>\n<script lang="ts">\n</script>\n'),
    ).toBe(`${file}:2:19 <script lang="ts"> is not supported. Use js.`);
    expect(
      messageFor('<template><p /></template>\n<style lang="less">\n</style>\n'),
    ).toBe(
      `${file}:2:20 <style lang="less"> is not supported. Use css, scss, sass.`,
    );
    expect(
      messageFor('<template><p /></template>\n<style src="./a.css"></style>\n'),
    ).toBe(
      `${file}:2:22 <style src> is not supported: readers copy one file. Move the content into the block.`,
    );
  });

  test('script setup where Vue does not know it', () => {
    const source =
      '<template><p>{{ a }}</p></template>\n<script setup>\nconst a = 1;\n</script>\n';
    expect(compileComponent(source, options)).toContain('setup');
    expect(messageFor(source, {vueVersion: '2.6.14'})).toBe(
      `${file}:2:15 <script setup> needs Vue 2.7; this version's examples run on Vue 2.6.14. Write the options API.`,
    );
  });

  test('whatever the environment', () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      expect(messageFor('<template><b :class="a +">x</b></template>')).toMatch(
        `${file}:1:14 The template does not compile: invalid expression`,
      );
      expect(process.env.NODE_ENV).toBe('production');
    } finally {
      process.env.NODE_ENV = before;
    }
  });
});
