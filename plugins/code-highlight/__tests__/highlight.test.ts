import {highlightToHtml, highlightToLines} from '../highlight';

/** What a browser would show for the HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

const samples: Record<string, [code: string, color: string, text: string]> = {
  vue: ['<template><v-btn :to="a" /></template>', 'tag', 'v-btn'],
  html: ['<p class="a">b</p>', 'attribute', 'class'],
  js: ['const a = 1;', 'keyword', 'const'],
  ts: ['type A = string;', 'keyword', 'type'],
  jsx: ['const a = <B c="d" />;', 'string', 'd'],
  tsx: ['const a = <B c="d" />;', 'attribute', 'c'],
  json: ['{"a": true}', 'attribute', '"a"'],
  css: ['.a { color: red }', 'attribute', 'color'],
  scss: ['$a: 1px;', 'attribute', '$a'],
  sass: ['.a\n  color: $b', 'attribute', 'color'],
  bash: ['npm install # now', 'comment', '# now'],
  shell: ['npm install # now', 'comment', '# now'],
  sh: ['npm install # now', 'comment', '# now'],
  yaml: ['a: "b"', 'attribute', 'a'],
  yml: ['a: "b"', 'attribute', 'a'],
  diff: ['- a\n+ b', 'deleted', '- a'],
  markdown: ['# Title', 'title', 'Title'],
};

test.each(Object.entries(samples))(
  '%s: colors and keeps the text',
  (language, [code, color, text]) => {
    const html = highlightToHtml(code, language);
    expect(textOf(html)).toBe(code);
    const colored = [...html.matchAll(/<span class="token ([\w-]+)">([^<]*)/g)];
    expect(colored.map(([, name, content]) => [name, content?.trim()])).toEqual(
      expect.arrayContaining([[color, text]]),
    );
  },
);

test.each(['none', 'klingon', 'extend', 'insertBefore', 'constructor'])(
  'the unknown language "%s" gives escaped plain text',
  (language) => {
    expect(highlightToHtml('<b onclick="x">&</b>', language)).toBe(
      '&lt;b onclick="x"&gt;&amp;&lt;/b&gt;',
    );
  },
);

test('markup in code never becomes markup of the page', () => {
  const code = '<img src=x onerror=alert(1)>{{ "</span><script>" }}&lt;';
  for (const language of Object.keys(samples)) {
    const html = highlightToHtml(code, language);
    expect(
      html.replace(/<\/?span(?: class="token [a-z]+")?>/g, ''),
    ).not.toMatch(/[<>]/);
    expect(textOf(html)).toBe(code);
  }
});

describe('a single-file component', () => {
  const file = (lang: string, style: string) =>
    `<template>\n  <p v-if="a > 1" @click="go(2)">{{ b | up }}</p>\n</template>\n\n<script lang="ts">\nexport default {data: () => ({a: 1 as number})}\n</script>\n\n<style lang="${lang}">\n${style}\n</style>`;

  test('has the expressions of its template in JavaScript', () => {
    const html = highlightToHtml(file('scss', '.a { b: c }'), 'vue');
    expect(html).toContain('<span class="token function">go</span>');
    expect(html).toContain('<span class="token number">2</span>');
    expect(html).toContain('<span class="token attribute">v-if</span>');
  });

  test.each([
    ['sass', '$size: 4px\n.a\n  width: $size'],
    ['scss', '$size: 4px;\n.a { width: $size; }'],
  ])('has its %s styles highlighted', (lang, style) => {
    const code = file(lang, style);
    const html = highlightToHtml(code, 'vue');
    expect(textOf(html)).toBe(code);
    expect(html).toContain('<span class="token attribute">width</span>');
    expect(html).toContain('<span class="token attribute">$size</span>');
  });

  test('has its TypeScript highlighted', () => {
    expect(highlightToHtml(file('scss', ''), 'vue')).toMatch(
      /<span class="token keyword">as ?<\/span>/,
    );
  });
});

test('each line stands on its own', () => {
  const lines = highlightToLines('/* one\ntwo */\r\nlet a;', 'js');
  expect(lines).toEqual([
    '<span class="token comment">/* one</span>',
    '<span class="token comment">two */</span>',
    '<span class="token keyword">let</span> a<span class="token punctuation">;</span>',
  ]);
});
