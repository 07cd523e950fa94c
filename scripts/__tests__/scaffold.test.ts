import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse as parseComponent} from 'vue/compiler-sfc';
import {parse as parseYaml} from 'yaml';
import {frontMatterSchema} from '../../plugins/component-docs/docs/frontMatter';
import {createExample, createPage} from '../lib/scaffold';

const root = path.join(__dirname, '../..');
let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'scaffold-'));
  fs.cpSync(path.join(root, 'docs'), path.join(siteDir, 'docs'), {
    recursive: true,
  });
  fs.cpSync(path.join(root, 'data'), path.join(siteDir, 'data'), {
    recursive: true,
  });
  // The pages that the tests create; some day they are written.
  for (const page of ['app-bars', 'badges', 'lazy', 'skeleton-loaders']) {
    fs.rmSync(path.join(siteDir, 'docs/components', page), {
      recursive: true,
      force: true,
    });
  }
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function read(file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

function frontMatterOf(file: string) {
  const block = /^---\n([\s\S]*?)\n---\n/.exec(read(file))![1]!;
  return frontMatterSchema.parse(parseYaml(block));
}

test('a component page has valid front matter, its tags and an example', () => {
  const files = createPage(siteDir, 'components/app-bars');
  expect(files).toEqual([
    'docs/components/app-bars/index.mdx',
    'docs/components/app-bars/examples/usage.vue',
  ]);
  expect(frontMatterOf(files[0]!)).toMatchObject({
    title: 'App bars',
    components: ['v-app-bar', 'v-app-bar-nav-icon', 'v-app-bar-title'],
  });
  expect(read(files[0]!)).toContain('<Example name="usage" />');
  expect(read(files[1]!)).toContain('<v-app-bar>');
});

test('up-next leads to pages that exist, those of the namespace first', () => {
  const [file] = createPage(siteDir, 'components/badges');
  const upNext = frontMatterOf(file!).up_next;
  for (const page of upNext) {
    expect(read(`docs/${page}/index.mdx`)).toContain('title:');
  }
  expect(upNext[0]).toMatch(/^components\//);
});

test('a page whose components have sass variables shows them', () => {
  const [alert] = createPage(siteDir, 'components/skeleton-loaders');
  expect(read(alert!)).toContain(
    '{/* #variable-api */}\n\n<SassVariables />\n',
  );
  const [lazy] = createPage(siteDir, 'components/lazy');
  expect(read(lazy!)).not.toContain('SassVariables');
});

test('a guide has no API and no example', () => {
  const files = createPage(siteDir, 'introduction/scaffolded');
  expect(files).toEqual(['docs/introduction/scaffolded/index.mdx']);
  expect(frontMatterOf(files[0]!).components).toBeUndefined();
  expect(read(files[0]!)).not.toContain('<');
});

test('an example shows the first component of its page', () => {
  createPage(siteDir, 'components/badges');
  const file = createExample(siteDir, 'components/badges', 'outlined');
  const source = read(file);
  expect(file).toBe('docs/components/badges/examples/outlined.vue');
  const {template} = parseComponent({source, filename: file});
  expect(template?.content.trim()).toBe('<v-badge>Outlined</v-badge>');
});

test.each([
  ['directives/ripples', '<div v-ripple>Brand new</div>'],
  ['styles/elevation', '<div>Brand new</div>'],
])('an example of %s has an element for it', (reference, element) => {
  const source = read(createExample(siteDir, reference, 'brand-new'));
  const {template} = parseComponent({source, filename: 'brand-new.vue'});
  expect(template?.content.trim()).toBe(element);
});

test.each([
  ['badges', 'namespace/page'],
  ['components/Badges', 'namespace/page'],
  ['../secrets', 'namespace/page'],
  ['components/a/b', 'namespace/page'],
  ['components/no-such-thing', 'data/component-pages.yaml'],
  ['components/alerts', 'exists already'],
])('refuses the page %s', (reference, message) => {
  const before = fs.readdirSync(siteDir, {recursive: true});
  expect(() => createPage(siteDir, reference)).toThrow(message);
  expect(fs.readdirSync(siteDir, {recursive: true})).toEqual(before);
});

test.each([
  ['components/alerts', '../x', 'kebab case'],
  ['components/no-such-thing', 'basic', 'npm run new:page'],
])('refuses the example %s %s', (reference, name, message) => {
  expect(() => createExample(siteDir, reference, name)).toThrow(message);
});

test('leaves an existing example alone', () => {
  const file = createExample(siteDir, 'components/alerts', 'brand-new');
  fs.appendFileSync(path.join(siteDir, file), '<!-- mine -->');
  expect(() =>
    createExample(siteDir, 'components/alerts', 'brand-new'),
  ).toThrow('exists already');
  expect(read(file)).toContain('<!-- mine -->');
});
