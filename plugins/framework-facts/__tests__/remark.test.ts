import path from 'node:path';
import type {Root} from 'mdast';
import {toMarkdown} from 'mdast-util-to-markdown';
import {mdxToMarkdown} from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import remarkFacts from '../remark';

const siteDir = '/site';
const packages = {current: 'vuetify', '2.7': '@kit/vue'};

function transform(file: string, source: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  remarkFacts({siteDir, packages})(
    tree,
    new VFile({path: path.join(siteDir, file), value: source}),
  );
  return tree;
}

const written = (tree: Root) =>
  toMarkdown(tree, {extensions: [mdxToMarkdown()]});

/** The module that a page imports facts from. */
function importedBy(tree: Root): string | undefined {
  const [first] = tree.children;
  const statement =
    first?.type === 'mdxjsEsm' ? first.data?.estree?.body[0] : undefined;
  return statement?.type === 'ImportDeclaration'
    ? String(statement.source.value)
    : undefined;
}

test('a widget gets the facts of the framework of its version', () => {
  const page = transform('docs/styles/colors/index.mdx', '<ColorPalette />');
  expect(importedBy(page)).toBe('@framework-facts/vuetify-colors.json');
  expect(written(page)).toContain('<ColorPalette facts={__colors} />');
  const translated = transform(
    'i18n/fr-FR/docusaurus-plugin-content-docs/version-2.7/a/index.mdx',
    '<IconSearch />',
  );
  expect(importedBy(translated)).toBe('@framework-facts/@kit-vue-icons.json');
});

test('other pages stay as they are', () => {
  const page = transform('docs/a/index.mdx', '<ApiSection />');
  expect(importedBy(page)).toBeUndefined();
});

test('a version without facts stops the build', () => {
  expect(() =>
    transform(
      'versioned_docs/version-1.5/a/index.mdx',
      'a\n\n<DisplayTable />',
    ),
  ).toThrow(
    /versioned_docs\/version-1\.5\/a\/index\.mdx:3 <DisplayTable> has no facts/,
  );
});
