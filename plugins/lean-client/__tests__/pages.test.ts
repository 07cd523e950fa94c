import type {TableRoute} from '../client/types';
import {SiteDocs} from '../tables/docs';
import {type SiteTables, makeTables} from '../tables/pages';

const page = (path: string, order: number): TableRoute => ({
  path,
  hash: 'h',
  order,
  chunks: {content: path},
  attributes: {exact: true},
});

const above = (
  path: string,
  order: number,
  routes: TableRoute[],
): TableRoute => ({
  path,
  hash: 'above',
  order,
  chunks: {component: path},
  attributes: {},
  routes,
});

const files = (id: string) => ({
  scripts: new Map([[id, `${id}.js`]]),
  styles: new Map(id === '1' ? [[id, `${id}.css`]] : []),
});

/** A site with a start page, two docs of the release and some of 1.5. */
function site(old: readonly string[]): SiteTables {
  const routes = [
    page('/en/', 0),
    above('/en/', 1, [
      above(
        '/en/1.5/',
        0,
        old.map((path, order) => page(path, order)),
      ),
      above('/en/', 1, [page('/en/a/', 0), page('/en/b/', 1)]),
    ]),
  ];
  const names = ['/en/', '/en/1.5/', '/en/a/', '/en/b/', ...old];
  return {
    routes,
    bundle: {
      modules: new Map(
        names.map((name, id) => [
          name,
          {
            id,
            chunks: [String(id)],
            islands: name === '/en/a/' ? [String(id)] : [],
            files: files(String(id)),
          },
        ]),
      ),
      common: files('common'),
    },
    docs: new SiteDocs(
      JSON.stringify({
        'docusaurus-plugin-content-docs': {default: {versions: []}},
      }),
    ),
  };
}

const tables = makeTables(site(['/en/1.5/a/']));

it('tells a page its own route, modules and files only', () => {
  expect(tables.pageTable('/en/a/')).toEqual({
    routes: [above('/en/', 1, [above('/en/', 1, [page('/en/a/', 0)])])],
    modules: {'/en/': [0, ['0']], '/en/a/': [2, ['2']]},
    scripts: {common: 'common.js', 0: '0.js', 2: '2.js'},
    styles: {},
    docs: {},
  });
});

it('tells which scripts the islands of a page load', () => {
  expect(tables.islandFiles('/en/a/')).toEqual(['2.js']);
  expect(tables.islandFiles('/en/b/')).toEqual([]);
});

it('tells an unknown address what is common to all pages', () => {
  expect(tables.pageTable('/en/404.html')).toEqual({
    routes: [],
    modules: {},
    scripts: {common: 'common.js'},
    styles: {},
    docs: {},
  });
});

it('makes a table of each section, with every page in one of them', () => {
  expect([...tables.sections.keys()]).toEqual(['/en/1.5/', '/en/']);
  const old = tables.sections.get('/en/1.5/');
  expect(old?.routes).toEqual([
    above('/en/', 1, [above('/en/1.5/', 0, [page('/en/1.5/a/', 0)])]),
  ]);
  expect(old?.styles).toEqual({1: '1.css'});
  expect(tables.sections.get('/en/')?.routes).toEqual([
    page('/en/', 0),
    above('/en/', 1, [
      above('/en/', 1, [page('/en/a/', 0), page('/en/b/', 1)]),
    ]),
  ]);
  expect(tables.addresses).toEqual(['/en/', '/en/1.5/a/', '/en/a/', '/en/b/']);
});

it("does not let a page's table grow with other pages", () => {
  const many = makeTables(
    site(Array.from({length: 300}, (_, index) => `/en/1.5/p${String(index)}/`)),
  );
  expect(many.pageTable('/en/a/')).toEqual(tables.pageTable('/en/a/'));
});

it('says when a route asks for a chunk that is not there', () => {
  const {bundle, ...rest} = site([]);
  expect(() =>
    makeTables({...rest, bundle: {...bundle, modules: new Map()}}),
  ).toThrow('no chunk "/en/"');
});
