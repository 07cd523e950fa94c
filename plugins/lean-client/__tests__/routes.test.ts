import {chunksOf, readRoutes} from '../tables/routes';

const source = (routes: string) =>
  `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [${routes}];`;

const page = (path: string, hash: string, more = 'exact: true') =>
  `{path: '${path}', component: ComponentCreator('${path}', '${hash}'), ${more}}`;

it('reads routes with their places, chunks and attributes', () => {
  const routes = readRoutes(
    source(
      [
        page('/en/', 'h1'),
        page(
          '/en/',
          'h2',
          `routes: [${page('/en/a/', 'h3', 'exact: true, sidebar: "docs", more: {list: [1, null]}')}]`,
        ),
        `{path: '*', component: ComponentCreator('*')}`,
      ].join(),
    ),
    JSON.stringify({
      '/en/-h1': {__comp: 'home'},
      '/en/-h2': {__comp: 'root', __context: {plugin: 'docs'}},
      '/en/a/-h3': {__comp: 'doc', content: 'a'},
    }),
  );
  expect(routes).toEqual([
    {
      path: '/en/',
      hash: 'h1',
      order: 0,
      chunks: {__comp: 'home'},
      attributes: {exact: true},
    },
    {
      path: '/en/',
      hash: 'h2',
      order: 1,
      chunks: {__comp: 'root', __context: {plugin: 'docs'}},
      attributes: {},
      routes: [
        {
          path: '/en/a/',
          hash: 'h3',
          order: 0,
          chunks: {__comp: 'doc', content: 'a'},
          attributes: {
            exact: true,
            sidebar: 'docs',
            more: {list: [1, null]},
          },
        },
      ],
    },
  ]);
});

it('finds chunk names however deep', () => {
  expect(chunksOf({a: 'x', b: {c: 'y', d: [{e: 'z'}]}})).toEqual([
    'x',
    'y',
    'z',
  ]);
});

it.each([
  ['export const routes = [];', {}, /exports no routes/],
  ['export default 1;', {}, /holds no list of routes/],
  [source(page('/en/', 'h1')), {}, /no chunks for \/en\//],
  [
    source(page('/en/', 'h1', 'exact: isExact')),
    {'/en/-h1': {}},
    /holds "isExact"/,
  ],
])(
  'says when Docusaurus writes them in another way: %s',
  (text, names, why) => {
    expect(() => readRoutes(text, JSON.stringify(names))).toThrow(why);
  },
);
