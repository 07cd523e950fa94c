import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import layoutDemos, {validateOptions} from '..';

const component = '@site/src/components/LayoutDemo';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'layout-demos-'));
  fs.mkdirSync(path.join(siteDir, 'examples/layouts'), {recursive: true});
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function write(...names: string[]): void {
  for (const name of names) {
    fs.writeFileSync(path.join(siteDir, 'examples/layouts', name), '');
  }
}

async function load() {
  const plugin = layoutDemos(
    {
      siteDir,
      baseUrl: '/fr-FR/',
      generatedFilesDir: '/generated',
    } as LoadContext,
    validateOptions({options: {component}}),
  );
  const routes: unknown[] = [];
  const data: Record<string, string> = {};
  const content = (await plugin.loadContent?.()) ?? [];
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route) => void routes.push(route),
      createData: (name, text) => {
        data[name] = text as string;
        return Promise.resolve(name);
      },
      setGlobalData: () => undefined,
    },
  });
  return {routes, data};
}

test('every file becomes a page of its own below the locale', async () => {
  write('wide.vue', 'narrow.vue', 'notes.txt');
  const {routes, data} = await load();
  expect(routes).toEqual(
    ['narrow', 'wide'].map((name) => ({
      path: `/fr-FR/examples/layouts/${name}/`,
      component,
      modules: {layout: `@site/examples/layouts/${name}.vue?example`},
      exact: true,
    })),
  );
  expect(data['list.js']).toMatch(
    /import layout0 from "@site\/examples\/layouts\/narrow.vue\?example";\nimport layout1 from .*wide[^]*\[layout0, layout1\]/,
  );
});

test('an empty folder is an error that names it', async () => {
  await expect(load()).rejects.toThrow('examples/layouts holds no .vue file');
});

test('a name that is no path segment is an error that names the file', async () => {
  write('TwoColumns.vue');
  await expect(load()).rejects.toThrow('examples/layouts/TwoColumns.vue');
});

test('wrong options are named', () => {
  expect(() =>
    validateOptions({options: {component, path: 'docs/layouts'}}),
  ).toThrow(/layout-demos[^]*examples\//);
});
