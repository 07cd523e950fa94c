import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runScript} from './run-script';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'live-examples-'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const page = 'components/alerts';
const translation = 'i18n/fr-FR/docusaurus-plugin-content-docs/current';

function write(root: string): void {
  const folder = path.join(siteDir, root, page);
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'playground.yaml'), '');
}

function compilePage(root: string): Promise<string> {
  const file = path.join(siteDir, root, page, 'index.mdx');
  return runScript('compile-page.ts', siteDir, file, '<Playground />\n');
}

test('a page has the playground beside it', async () => {
  write('docs');
  const code = await compilePage('docs');
  expect(code).toContain(
    `import __playground from "@site/docs/${page}/playground.yaml";`,
  );
  expect(code).toContain('<Playground playground={__playground} />');
});

test('a translated page has its own, or that of the page it translates', async () => {
  write('docs');
  expect(await compilePage(translation)).toContain(
    `"@site/docs/${page}/playground.yaml"`,
  );
  write(translation);
  expect(await compilePage(translation)).toContain(
    `"@site/${translation}/${page}/playground.yaml"`,
  );
});

test('a missing file is an error that says where and what to do', async () => {
  await expect(compilePage('docs')).rejects.toThrow(
    `docs/${page}/index.mdx:1:1 <Playground> needs the file docs/${page}/playground.yaml.`,
  );
});

test('a playground outside of the documentation is an error', async () => {
  await expect(compilePage('src/pages')).rejects.toThrow(
    'works in pages of the documentation only',
  );
});
