import type {Root} from 'hast';
import highlightFences from '../rehype';

function fence(text: string, language?: string, metastring?: string): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: {
              className: language ? [`language-${language}`] : undefined,
              metastring,
            },
            children: [{type: 'text', value: text}],
          },
        ],
      },
    ],
  };
}

function run(tree: Root): unknown {
  highlightFences()(tree);
  return tree.children[0];
}

test('hands the code over as HTML and leaves no text behind', () => {
  expect(run(fence('let a;\n', 'js', 'title="a.js"'))).toMatchObject({
    children: [
      {
        children: [],
        properties: {
          language: 'js',
          title: 'a.js',
          html: '<span class="token keyword">let</span> a<span class="token punctuation">;</span>',
        },
      },
    ],
  });
});

test('wraps lines only where a line is marked or numbered', () => {
  expect(run(fence('a\nb\n', undefined, '{2}'))).toMatchObject({
    children: [
      {
        properties: {
          language: 'text',
          html: '<span class="code-line">a\n</span><span class="code-line theme-code-block-highlighted-line">b\n</span>',
        },
      },
    ],
  });
});

test('leaves inline code alone', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {},
        children: [{type: 'text', value: 'a'}],
      },
    ],
  };
  expect(run(tree)).toMatchObject({children: [{type: 'text', value: 'a'}]});
});
