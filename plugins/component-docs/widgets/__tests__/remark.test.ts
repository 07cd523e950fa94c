import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {
  breakingFile,
  compareFile,
  explorerFile,
  sassFile,
  sassRowsFile,
  sectionFile,
} from '../files';
import {remarkWidgets} from '../remark';

const processor = unified().use(remarkParse).use(remarkMdx);
const source = '@site/docs/a/index.mdx';

function build(
  value: string,
  frontMatter: unknown = {},
  hasHistory = true,
): Root {
  const file = new VFile({path: '/site/docs/a/index.mdx', value});
  file.data = {frontMatter};
  const tree = processor.parse(file);
  remarkWidgets({
    siteDir: '/site',
    pluginId: 'default',
    versionOf: (page) => (page === source ? '2.7' : 'none'),
    hasHistory,
    earlierOf: () => ['1.5', '2.6'],
  })(tree, file);
  return tree;
}

/** Module of the import that feeds the prop of the last element. */
function moduleOf(tree: Root, prop: string): unknown {
  const element = tree.children.at(-1) as MdxJsxFlowElement;
  const attribute = element.attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === prop,
  );
  const value = attribute?.value;
  const variable =
    typeof value === 'object' ? value?.data?.estree?.body[0] : undefined;
  const {data} = tree.children[0] as MdxjsEsm;
  const declaration = data?.estree?.body[0];
  return variable?.type === 'ExpressionStatement' &&
    variable.expression.type === 'Identifier' &&
    declaration?.type === 'ImportDeclaration' &&
    declaration.specifiers[0]?.local.name === variable.expression.name
    ? declaration.source.value
    : undefined;
}

it('hands the rows of the page to its API section', () => {
  const tree = build('## API\n\n<ApiSection />', {components: ['v-btn']});
  expect(moduleOf(tree, 'data')).toBe(`~docs/default/${sectionFile(source)}`);
});

it('hands the names of the version to the explorer', () => {
  const tree = build('<ApiExplorer />');
  expect(moduleOf(tree, 'data')).toBe(`~docs/default/${explorerFile('2.7')}`);
});

it('hands the releases to their comparison, if the history is known', () => {
  const tree = build('<ApiCompare />');
  expect(moduleOf(tree, 'data')).toBe(`~docs/default/${compareFile('2.7')}`);
  expect(() => build('<ApiCompare />', {}, false)).toThrow(
    '/site/docs/a/index.mdx:1: <ApiCompare /> knows no releases; give component-docs the option "history" in docusaurus.config.ts.',
  );
});

it('hands what breaks since a release to a migration guide', () => {
  const tree = build('<BreakingChanges from="1.5" />');
  expect(moduleOf(tree, 'data')).toBe(
    `~docs/default/${breakingFile('2.7', '1.5')}`,
  );
  for (const wrong of ['<BreakingChanges />', '<BreakingChanges from="3" />']) {
    expect(() => build(wrong)).toThrow(
      '/site/docs/a/index.mdx:1: <BreakingChanges /> needs a release of the docs to start from: from="1.5" or from="2.6".',
    );
  }
});

it('hands the rows of components to the browser of sass variables', () => {
  const tree = build('<SassVariableBrowser />');
  expect(moduleOf(tree, 'data')).toBe(`~docs/default/${sassFile('2.7')}`);
  const element = tree.children.at(-1) as MdxJsxFlowElement;
  expect(element.attributes[1]).toMatchObject({
    name: 'load',
    value: {value: `() => import("~docs/default/${sassRowsFile('2.7')}")`},
  });
});

it('leaves other pages alone', () => {
  expect(build('<Other />')).toEqual(processor.parse(new VFile('<Other />')));
});

it('names file and line when an API section has nothing to show', () => {
  expect(() => build('Text\n\n<ApiSection />')).toThrow(
    '/site/docs/a/index.mdx:3: <ApiSection /> has nothing to show; list tags under "components", or services under "services", in the front matter.',
  );
});

it('takes the sass variables out of the API where the page shows them', () => {
  const frontMatter = {components: ['v-btn']};
  const attributesOf = (tree: Root) =>
    tree.children.flatMap((node) =>
      node.type === 'mdxJsxFlowElement'
        ? [
            [
              node.name,
              ...node.attributes.map((entry) => 'name' in entry && entry.name),
            ],
          ]
        : [],
    );
  expect(
    attributesOf(build('<ApiSection />\n\n<SassVariables />', frontMatter)),
  ).toEqual([
    ['ApiSection', 'data', 'withoutSass'],
    ['SassVariables', 'data'],
  ]);
  expect(attributesOf(build('<ApiSection />', frontMatter))).toEqual([
    ['ApiSection', 'data'],
  ]);
});
