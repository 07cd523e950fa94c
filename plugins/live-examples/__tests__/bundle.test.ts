import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runScript} from './run-script';

interface Bundle {
  readonly errors: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const root = path.join(__dirname, '../../..');

// Each test starts a Node process.
jest.setTimeout(60_000);

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'live-examples-'));
  fs.symlinkSync(
    path.join(root, 'node_modules'),
    path.join(siteDir, 'node_modules'),
  );
  fs.copyFileSync(
    path.join(root, 'package.json'),
    path.join(siteDir, 'package.json'),
  );
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), content);
  }
}

async function bundle(target: 'client' | 'server'): Promise<Bundle> {
  const stdout = await runScript('bundle-site.ts', siteDir, target);
  const {errors, assets} = JSON.parse(stdout) as {
    errors: string[];
    assets: string[];
  };
  return {
    errors,
    files: Object.fromEntries(
      assets.map((name) => [
        name,
        fs.readFileSync(path.join(siteDir, 'out', name), 'utf8'),
      ]),
    ),
  };
}

const examples = 'docs/components/alerts/examples';

const alert = (text: string) =>
  `<template>\n  <v-alert type="info">${text}</v-alert>\n</template>\n`;

test('a page loads all of its examples from one chunk, their sources from another', async () => {
  write({
    [`${examples}/first.vue`]: alert('Paid'),
    [`${examples}/second.vue`]: alert('Sent'),
    'entry.js': `import first from '@site/${examples}/first.vue?example';
import second from '@site/${examples}/second.vue?example';
globalThis.examples = [first, second];`,
  });
  const {errors, files} = await bundle('client');
  expect(errors).toEqual([]);
  const names = Object.keys(files).sort();
  expect(names).toHaveLength(3);
  const [sources = '', components = ''] = names;
  expect(sources).toBe(components.replace('.js', '-source.js'));
  expect(files['main.js']).toContain('"vuetify@2.7.2"');
  expect(files['main.js']).not.toContain('Paid');
  expect(files[components]).toMatch(/Paid[^]*Sent/);
  expect(files[components]).not.toContain('class=\\"token');
  expect(files[sources]).toMatch(/token[^]*Paid[^]*Sent/);
});

test('what all pages share does not grow with the number of examples', async () => {
  const pages = Array.from({length: 10}, (_page, index) => `page${index}`);
  const mainWith = async (count: number) => {
    const names = Array.from({length: count}, (_name, index) => `e${index}`);
    for (const page of pages) {
      write({
        [`docs/components/${page}/page.js`]: names
          .map(
            (name) =>
              `export {default as ${name}} from './examples/${name}.vue?example';`,
          )
          .join('\n'),
        ...Object.fromEntries(
          names.map((name) => [
            `docs/components/${page}/examples/${name}.vue`,
            alert(`${page} ${name}`),
          ]),
        ),
      });
    }
    write({
      'entry.js': `globalThis.pages = [${pages.map((page) => `() => import(/* webpackChunkName: "${page}" */ './docs/components/${page}/page.js')`).join(', ')}];`,
    });
    const {errors, files} = await bundle('client');
    expect(errors).toEqual([]);
    // Entry and runtime; each page, its examples, and their sources.
    expect(Object.keys(files)).toHaveLength(1 + 3 * pages.length);
    expect(files['page0.js']).toContain(`e${count - 1}`);
    // Modules are numbered.
    return files['main.js']?.replace(/, \d+\)/g, ', 0)');
  };
  expect(await mainWith(100)).toBe(await mainWith(5));
}, 180_000);

test('the server has the source of an example and no component', async () => {
  write({
    [`${examples}/first.vue`]: `${alert('Paid')}<script>
import {mdiCheck} from '@mdi/js';
export default {data: () => ({mdiCheck})};
</script>
`,
    'entry.js': `import first from '@site/${examples}/first.vue?example';
globalThis.examples = [first];`,
  });
  const {errors, files} = await bundle('server');
  expect(errors).toEqual([]);
  expect(Object.keys(files)).toEqual(['main.js']);
  expect(files['main.js']).toContain('Paid');
  expect(files['main.js']).not.toContain('_c(');
  expect(files['main.js']).not.toContain('M21,7L9,19');
});

test.each([
  ['docs', 'vuetify@2.7.2', 'v2.7.16', 'v2.6.14'],
  ['versioned_docs/version-1.5', 'vuetify@1.5.24', 'v2.6.14', 'v2.7.16'],
])('examples below %s run on %s and Vue %s', async (root, key, own, other) => {
  write({
    [`${root}/a/examples/first.vue`]: `${alert('Paid')}<script>
import Vue from 'vue';
export default {data: () => ({version: Vue.version})};
</script>
`,
    'entry.js': `import first from '@site/${root}/a/examples/first.vue?example';
globalThis.examples = [first];`,
  });
  const {errors, files} = await bundle('client');
  expect(errors).toEqual([]);
  expect(files['main.js']).toContain(`"${key}"`);
  const code = Object.values(files).join('');
  expect(code).toContain(`Vue.js ${own}`);
  expect(code).not.toContain(`Vue.js ${other}`);
});

test('pages share what their examples import, a framework its own copy', async () => {
  const dates = (name: string) => `${alert('Paid')}<script>
import {${name}} from 'date-fns';
import {required} from 'vuelidate/lib/validators';
export default {data: () => ({day: ${name}(0, 1)}), validations: {required}};
</script>
`;
  const files = {
    first: 'docs/a/examples/first.vue',
    second: 'docs/b/examples/second.vue',
    old: 'versioned_docs/version-1.5/a/examples/old.vue',
  };
  write({
    [files.first]: dates('addDays'),
    [files.second]: dates('addWeeks'),
    [files.old]: dates('addYears'),
    'entry.js': `${Object.entries(files)
      .map(([name, file]) => `import ${name} from '@site/${file}?example';`)
      .join('\n')}
globalThis.examples = [first, second, old];`,
  });
  const {errors, files: built} = await bundle('client');
  expect(errors).toEqual([]);
  const withCode = (text: string) =>
    Object.keys(built).filter((name) => built[name]?.includes(text));
  expect(withCode('function addDays')).toEqual(['examples-date-fns-vs27.js']);
  expect(withCode('function addWeeks')).toEqual(['examples-date-fns-vs27.js']);
  expect(withCode('function addYears')).toEqual(['examples-date-fns-vs15.js']);
  expect(withCode('function addQuarters')).toEqual([]);
  expect(withCode('ipAddress').sort()).toEqual([
    'examples-vuelidate-vs15.js',
    'examples-vuelidate-vs27.js',
  ]);
});

test('a mistake is an error of the bundle, with its place', async () => {
  write({
    [`${examples}/first.vue`]:
      '<template>\n  <p :class="a +" />\n</template>\n',
    'entry.js': `import first from '@site/${examples}/first.vue?example';
globalThis.examples = [first];`,
  });
  const {errors} = await bundle('client');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(
    `${examples}/first.vue:2:6 The template does not compile: invalid expression`,
  );
});

test('a page that names a missing example is an error until the file is there', async () => {
  const request = JSON.stringify(
    `!!${path.join(root, 'plugins/live-examples/loaders/missing.cjs')}?${JSON.stringify(
      {
        siteDir,
        folder: examples,
        name: 'absent',
        at: 'docs/components/alerts/index.mdx:7:1',
      },
    )}!${path.join(siteDir, 'docs/components/alerts/index.mdx')}`,
  );
  write({
    'docs/components/alerts/index.mdx': '',
    [`${examples}/first.vue`]: alert('Paid'),
    'entry.js': `import absent from ${request};\nglobalThis.examples = [absent];`,
  });
  const {errors} = await bundle('client');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(
    `docs/components/alerts/index.mdx:7:1 <Example name="absent" />: there is no ${examples}/absent.vue. The folder has: first. Correct the name or add the file.`,
  );

  write({[`${examples}/absent.vue`]: alert('Here')});
  expect((await bundle('client')).errors).toEqual([]);
});
