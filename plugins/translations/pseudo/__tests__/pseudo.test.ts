// cspell:ignore aeiou
import type {Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {placeholdersOf} from '../../messages';
import {pseudoFrontMatter, pseudoMessages} from '../messages';
import {findMessages, markedText} from '../find';
import pseudoPages from '../remark';
import pseudoSources from '../sources';
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
  pseudoPages()(tree);
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
  expect(JSON.stringify(paragraph)).toContain('⟦');
  expect(example).toMatchObject({attributes: [{value: 'usage'}]});
  expect(code).toMatchObject({value: 'const a = 1;'});
});

test('each block of text links to the line that it is written in', () => {
  const source = `## First steps

Read this.

- tight
- list

- loose

<Example name="usage" />
`;
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  pseudoPages()(tree);
  const html = toHast(tree, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
  }) as HtmlRoot;
  pseudoSources({siteDir: '/site', sourceUrl: 'https://host/blob'})(
    html,
    new VFile({path: '/site/docs/a/index.mdx'}),
  );
  const links: (readonly [string, unknown])[] = [];
  visit(html, 'mdxJsxTextElement', (link, _index, parent) => {
    links.push([
      parent?.type === 'element' ? parent.tagName : '',
      link.attributes.map((it) => 'name' in it && [it.name, it.value]),
    ]);
  });
  const linkTo = (line: number) => [
    ['className', 'pseudo-source'],
    ['href', `https://host/blob/docs/a/index.mdx?plain=1#L${line}`],
    ['aria-label', `Translate docs/a/index.mdx:${line}`],
    ['title', `docs/a/index.mdx:${line}`],
  ];
  expect(links).toEqual([
    ['h2', linkTo(1)],
    ['p', linkTo(3)],
    ['p', linkTo(5)],
    ['p', linkTo(6)],
    ['p', linkTo(8)],
  ]);
});

test('a message is found by what a page shows', () => {
  const entries = Object.entries({
    'site.copy': 'Copy',
    'site.copyAgain': 'Copy',
    'site.count': 'One <b>page</b>|{count} pages of {total}',
  }).map(([key, message]) => ({
    file: 'code.json',
    key,
    forms: pseudoMessage(message, true).split('|'),
  }));
  const found = (shown: string) =>
    findMessages(entries, markedText(shown) ?? '').map(({key}) => key);
  expect(found(`x ${pseudoMessage('Copy', true)} y`)).toEqual([
    'site.copy',
    'site.copyAgain',
  ]);
  expect(
    found(
      pseudoMessage('{count} pages of {total}', true)
        .replace('{count}', '7')
        .replace('{total}', '1,000'),
    ),
  ).toEqual(['site.count']);
  expect(found(entries[2]!.forms[0]!.replace(/<[^>]*>/g, ''))).toEqual([
    'site.count',
  ]);
  expect(found(pseudoMessage('Paste', true))).toEqual([]);
  expect(markedText('plain')).toBeUndefined();
});
