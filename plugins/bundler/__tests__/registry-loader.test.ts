import registryLoader from '../registry-loader.cjs';

const context = {resourcePath: '/site/.docusaurus/registry.js'};

const entry = (rest: string) =>
  `export default {
  "0056b72c": [() => import(/* webpackChunkName: "0056b72c" */ "@site/docs/a.mdx"), "@site/docs/a.mdx"${rest}],
  "00bddb85": [() => import(/* webpackChunkName: "00bddb85" */ "@site/docs/b.mdx"), "@site/docs/b.mdx"${rest}],};
`;

test('leaves the pages to be imported, and compiles none for their ids', () => {
  const source = entry('').replace(
    /"(@site\/docs\/.\.mdx)"\]/g,
    '"$1", require.resolveWeak("$1")]',
  );
  expect(source.match(/resolveWeak/g)).toHaveLength(2);
  expect(registryLoader.call(context, source)).toBe(entry(''));
});

test.each([entry(''), entry(', require.resolveWeak(a)')])(
  'stops when Docusaurus names pages in another way',
  (source) => {
    expect(() => registryLoader.call(context, source)).toThrow(
      /^\/site\/\.docusaurus\/registry\.js names pages in another way now/,
    );
  },
);
