import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runScript} from './run-script';

// Each test starts a Node process.
jest.setTimeout(60_000);

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'live-examples-'));
  for (const version of ['docs', 'versioned_docs/version-2.7']) {
    const folder = path.join(siteDir, version, 'components/alerts/examples');
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'color-and-icon.vue'), '');
  }
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function compilePage(file: string, text: string): Promise<string> {
  return runScript('compile-page.ts', siteDir, path.join(siteDir, file), text);
}

test.each([
  ['docs/components/alerts/index.mdx', 'docs'],
  [
    'versioned_docs/version-2.7/components/alerts/index.mdx',
    'versioned_docs/version-2.7',
  ],
  [
    'i18n/fr-FR/docusaurus-plugin-content-docs/current/components/alerts/index.mdx',
    'docs',
  ],
  [
    'i18n/fr-FR/docusaurus-plugin-content-docs/version-2.7/components/alerts/index.mdx',
    'versioned_docs/version-2.7',
  ],
])('%s has the examples of its own page', async (file, root) => {
  const code = await compilePage(
    file,
    'Hello\n\n<Example name="color-and-icon" show />\n\n<Example name="color-and-icon" />\n',
  );
  expect(code).toContain(
    `import __example_color_and_icon from "@site/${root}/components/alerts/examples/color-and-icon.vue?example";`,
  );
  expect(code.match(/import __example/g)).toHaveLength(1);
  expect(code.match(/example={__example_color_and_icon}/g)).toHaveLength(2);
  expect(code).toContain(
    '<Example name="color-and-icon" show example={__example_color_and_icon} />',
  );
});

const page = (count: number) =>
  Array.from(
    {length: count},
    (_, index) => `## Part ${index}\n\n<Example name="color-and-icon" />\n`,
  ).join('\n');

test.each([
  [4, 2],
  [5, 2],
  [8, 4],
])('of %i examples the ad stands behind number %i', async (count, before) => {
  const code = await compilePage(
    'docs/components/alerts/index.mdx',
    page(count),
  );
  expect(code).toContain('import ExampleListAd from "@theme/ExampleListAd";');
  const [head = '', ...rest] = code.split('<ExampleListAd />');
  expect(rest).toHaveLength(1);
  expect(head.match(/<Example /g)).toHaveLength(before);
});

test('a page with three examples has no ad among them', async () => {
  const code = await compilePage('docs/components/alerts/index.mdx', page(3));
  expect(code).not.toContain('ExampleListAd');
});

test('an example without a file leads to the loader that says so', async () => {
  const code = await compilePage(
    'docs/components/alerts/index.mdx',
    'Hello\n\n<Example name="absent" />\n',
  );
  expect(code).toContain('loaders/missing.cjs?');
  expect(code).toContain('docs/components/alerts/index.mdx:3:1');
});

test.each([
  ['<Example />'],
  ['<Example name={name} />'],
  ['<Example name="../other/basic" />'],
])('%s is refused', async (element) => {
  await expect(
    compilePage('docs/components/alerts/index.mdx', `Hello\n\n${element}\n`),
  ).rejects.toThrow(
    'docs/components/alerts/index.mdx:3:1 <Example> needs name="…"',
  );
});

test('outside of the documentation there are no examples', async () => {
  await expect(
    compilePage('src/pages/index.mdx', '<Example name="basic" />\n'),
  ).rejects.toThrow(
    'src/pages/index.mdx:1:1 <Example> works in pages of the documentation only.',
  );
});
