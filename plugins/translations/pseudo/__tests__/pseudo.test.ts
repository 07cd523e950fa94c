// cspell:ignore aeiou
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {placeholdersOf} from '../../messages';
import {pseudoFrontMatter, pseudoMessages} from '../messages';
import pseudoPages from '../remark';
import {accent, pseudoMessage} from '../text';

const sentence =
  'An alert states a result, a warning or a piece of news in the flow of the page.';

it('accents letters and grows by about 30 percent', () => {
  const text = accent(sentence);
  expect(text).toMatch(/^Áñ áá?ĺéé?ŕť/);
  expect(text.length / sentence.length).toBeGreaterThan(1.2);
  expect(text.length / sentence.length).toBeLessThan(1.4);
  // A missing letter would show at once.
  expect(text).not.toMatch(/[aeiou]/);
});

it('keeps placeholders, markup, code and addresses', () => {
  const message =
    '<b>Copy</b> {count} of `v-model` in [page](/components/) &amp; https://a.io/x';
  const text = pseudoMessage(message, false);
  expect(placeholdersOf(text)).toEqual(['count']);
  for (const part of [
    '<b>',
    '</b>',
    '`v-model`',
    '](/components/)',
    '&amp;',
    'https://a.io/x',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/^⟦.*⟧$/);
});

it('marks each plural form of a message; a text of the API has none', () => {
  expect(pseudoMessage('One|{count} all', true)).toMatch(/^⟦.*⟧\|⟦.*⟧$/);
  const api = 'docusaurus-plugin-content-docs/current/api/v-btn.json';
  const messages = pseudoMessages({
    [api]: {color: {message: 'A|B', description: 'A|B'}},
  });
  expect(messages[api]?.color).toEqual({
    message: '⟦Á|B⟧',
    description: 'A|B',
  });
});

it('changes the text of a front matter only', () => {
  const front = {title: 'Top', components: ['v-btn'], sidebar_position: 1};
  expect(pseudoFrontMatter(front)).toEqual({
    ...front,
    title: expect.stringMatching(/^⟦Ť.*p⟧$/) as string,
  });
});

it('changes the text of a page and keeps ids, code, links and components', () => {
  const source = `# Top

## Usage notes {/* #usage */}

## First steps

Read \`v-btn\` in [the guide](/a/index.mdx).

<Example name="usage" />

\`\`\`js
const a = 1;
\`\`\`
`;
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  const before = JSON.stringify(tree.children[0]);
  pseudoPages({siteDir: '/site', sourceUrl: 'https://host/blob'})(
    tree,
    new VFile({path: '/site/docs/a/index.mdx'}),
  );
  const [top, usage, first, paragraph, example, code] = tree.children;
  expect(JSON.stringify(top)).not.toBe(before);
  expect(usage).toMatchObject({
    children: [
      {value: '⟦'},
      {value: expect.stringMatching(/^Ú/) as string},
      {value: '⟧ '},
      {type: 'mdxTextExpression', value: '/* #usage */'},
    ],
  });
  expect(first).toMatchObject({data: {hProperties: {id: 'first-steps'}}});
  const kept: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'inlineCode') {
      kept.push(node.value);
    } else if (node.type === 'link') {
      kept.push(node.url);
    }
  });
  expect(kept).toEqual(['v-btn', '/a/index.mdx']);
  expect(paragraph).toMatchObject({
    children: expect.arrayContaining([
      expect.objectContaining({
        name: 'a',
        attributes: expect.arrayContaining([
          expect.objectContaining({
            name: 'href',
            value: 'https://host/blob/docs/a/index.mdx?plain=1#L7',
          }),
          expect.objectContaining({
            name: 'aria-label',
            value: 'Translate docs/a/index.mdx:7',
          }),
        ]) as unknown,
      }),
    ]) as unknown,
  });
  expect(example).toMatchObject({attributes: [{value: 'usage'}]});
  expect(code).toMatchObject({value: 'const a = 1;'});
});
