import {mergeAlikeRoutes} from '../routes';

const route = (path: string, hash: string, more = 'exact: true') =>
  `{path: '${path}', component: ComponentCreator('${path}', '${hash}'), ${more}}`;

const tables = (
  routes: readonly string[],
  chunks: Record<string, unknown>,
) => ({
  routes: `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [${routes.join(',\n')}];`,
  chunkNames: JSON.stringify(chunks),
});

/** The routes as the browser gets them, and the chunks of each. */
function load(merged: ReturnType<typeof mergeAlikeRoutes>) {
  const body = merged.routes
    .replace(/^import .*$/m, '')
    .replace('export default', 'return');
  const chunks = JSON.parse(merged.chunkNames) as Record<string, unknown>;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return new Function('ComponentCreator', body)(
    (path: string, hash: string) => chunks[`${path}-${hash}`],
  ) as {path: string; component: unknown; routes?: unknown}[];
}

const page = {__comp: 'api'};

it('merges siblings that load the same, and nothing else', () => {
  const api = ['v-a', 'v-b', 'v-c'].map((tag, index) =>
    route(`/en/api/${tag}/`, `h${String(index)}`),
  );
  const other = [
    route('/en/api/v-d/', 'h4', `exact: true, sidebar: "docs"`),
    route('/en/api/v-e/', 'h5'),
    route('/en/1.5/api/v-a/', 'h6'),
    route('/en/api/$kit.scroll/', 'h7'),
  ];
  const merged = load(
    mergeAlikeRoutes(
      tables(
        [
          `{path: '/en/', component: 1, routes: [${[...api, ...other].join()}]}`,
        ],
        {
          '/en/api/v-a/-h0': page,
          '/en/api/v-b/-h1': page,
          '/en/api/v-c/-h2': page,
          '/en/api/v-d/-h4': page,
          '/en/api/v-e/-h5': {__comp: 'other'},
          '/en/1.5/api/v-a/-h6': page,
          '/en/api/$kit.scroll/-h7': page,
        },
      ),
    ),
  );
  expect(merged[0]?.routes).toEqual([
    {path: '/en/api/:page(v-a|v-b|v-c)/', component: page, exact: true},
    {path: '/en/api/v-d/', component: page, exact: true, sidebar: 'docs'},
    {path: '/en/api/v-e/', component: {__comp: 'other'}, exact: true},
    {path: '/en/1.5/api/v-a/', component: page, exact: true},
    {path: '/en/api/$kit.scroll/', component: page, exact: true},
  ]);
});

it('leaves a table without such siblings as it is', () => {
  const input = tables(
    [route('/en/a/', 'h1'), route('/en/b/', 'h2'), route('/en/c/', 'h3')],
    {'/en/a/-h1': {x: 1}, '/en/b/-h2': {x: 2}, '/en/c/-h3': {x: 3}},
  );
  expect(mergeAlikeRoutes(input)).toEqual(input);
});

it('stops when the generated file is another one', () => {
  expect(() => mergeAlikeRoutes(tables([], {}))).not.toThrow();
  expect(() =>
    mergeAlikeRoutes({routes: 'export default {}', chunkNames: '{}'}),
  ).toThrow('plugins/lean-client/routes.ts');
});
