import {pageToMarkdown, readHeading} from '../page';

const context = {
  url: 'https://docs.example/en/components/alerts/',
  readExample: (file: string) => `<template>\n  ${file}\n</template>\n`,
};

/** Converts what stands in a page's `main`, as the minifier leaves it. */
const convert = (content: string) =>
  pageToMarkdown(
    `<!doctype html><body><nav>Menu</nav><main class=x>${content}</main><footer>End</footer>`,
    context,
  ).trim();

describe('pageToMarkdown', () => {
  it('keeps headings, paragraphs and what is stressed in them', () => {
    expect(
      convert(
        '<h1>Alerts</h1><p>Say <strong>what</strong> happened,\n  <em>now</em>, with <code>type="a|b"</code>.<h2 id=usage>Usage<a class=hash-link href=#usage>\u200b</a></h2>',
      ),
    ).toBe(
      '# Alerts\n\nSay **what** happened, _now_, with `type="a|b"`.\n\n## Usage',
    );
  });

  it('leaves navigation, controls, ads and icons out', () => {
    expect(
      convert(
        '<nav>Crumbs</nav><aside>Ad</aside><svg><path d=M0/></svg><p>Text <button>Copy</button><span role=status>Copied</span><p data-export=none>Helpful?<form><input></form><footer>Edit</footer>',
      ),
    ).toBe('Text');
  });

  it('escapes what would be Markdown or HTML', () => {
    expect(convert('<p>2 * 3 * 4 &lt;b&gt; [x](y) # _a_')).toBe(
      '2 \\* 3 \\* 4 \\<b> \\[x]\\(y) # \\_a\\_',
    );
  });

  it('makes links complete and drops those that lead nowhere safe', () => {
    expect(
      convert(
        '<p><a href=/en/styles/>Styles</a>, <a href=#api>API</a>, <a href=https://x.example/>X</a>, <a href="javascript:alert(1)">no</a>',
      ),
    ).toBe(
      '[Styles](https://docs.example/en/styles/), [API](https://docs.example/en/components/alerts/#api), [X](https://x.example/), no',
    );
  });

  it('keeps code as it is, with its language and title', () => {
    expect(
      convert(
        '<div class="theme-code-block language-js block"><div class=title>main.js</div><div class=body><pre><code><span class="token keyword">if</span> (a &lt; b) {\n  <span>run</span>();\n}\n</code></pre><div><button>Copy</button></div></div></div>',
      ),
    ).toBe('**main.js**\n\n```js\nif (a < b) {\n  run();\n}\n```');
  });

  it('reads examples from their files', () => {
    expect(
      convert(
        '<h3>Border</h3><div data-export=example data-file=docs/a/examples/b.vue><button>Source</button><pre><code>part</code></pre></div>',
      ),
    ).toBe(
      '### Border\n\n```vue\n<template>\n  docs/a/examples/b.vue\n</template>\n```',
    );
  });

  it('shows a playground as its template', () => {
    expect(
      convert(
        '<div data-export=playground><p>Options<label>type</label><select><option>a</select><div><pre><code>&lt;v-alert>&lt;/v-alert></code></pre></div></div>',
      ),
    ).toBe('```vue\n<v-alert></v-alert>\n```');
  });

  it('makes tables of tables, whatever end tags the minifier left out', () => {
    expect(
      convert(
        '<table><caption>Props<thead><tr><th>Name<th>Type<tbody><tr><th><code>a</code><a href=#a>#</a><span><span>new in 2.3</span></span><td><code>x|y</code><tr><th><code>b</code><td><p>One<p>Two<ul><li>Three</ul><pre><code>f()\ng()</code></pre></table>',
      ),
    ).toBe(
      '**Props**\n\n| Name | Type |\n| - | - |\n| `a` new in 2.3 | `x\\|y` |\n| `b` | One<br>Two<br>Three<br>`f()`<br>`g()` |',
    );
  });

  it('fills up rows under cells that are wide or high', () => {
    expect(
      convert(
        '<table><tr><td rowspan=2>A<td>1<tr><td>2<tr><td colspan=2>B</table>',
      ),
    ).toBe('| | |\n| - | - |\n| A | 1 |\n| A | 2 |\n| B | |');
  });

  it('quotes notes with their title', () => {
    expect(
      convert(
        '<div class="theme-admonition theme-admonition-warning alert"><div class=h><span><svg></svg></span>warning</div><div class=c><p>Save first.<ul><li>Twice</ul></div></div>',
      ),
    ).toBe('> **Warning:** Save first.\n>\n> - Twice');
  });

  it('puts tabs one after another below their labels', () => {
    expect(
      convert(
        '<div class="tabs-container"><ul role=tablist><li role=tab>npm<li role=tab>yarn</ul><div><div role=tabpanel><p>npm i</div><div role=tabpanel hidden><p>yarn add</div></div></div>',
      ),
    ).toBe('**npm**\n\nnpm i\n\n**yarn**\n\nyarn add');
  });

  it('keeps lists, and makes sections of cards', () => {
    expect(convert('<ol start=3><li>A<li><p>B<ul><li>C</ul></ol>')).toBe(
      '3. A\n4. B\n   - C',
    );
    expect(
      convert(
        '<ul><li><h2><a href=/en/a/>A</a></h2><div>First</div><li><h2>B</h2></ul>',
      ),
    ).toBe('## [A](https://docs.example/en/a/)\n\nFirst\n\n## B');
  });

  it('tells the title of a linked card from what it says', () => {
    expect(
      convert(
        '<ul><li><a href=/en/b/><span><svg></svg></span><span>Buttons</span><span>Start actions.</span></a></ul>',
      ),
    ).toBe('- [Buttons](https://docs.example/en/b/): Start actions.');
  });

  it('opens what is folded', () => {
    expect(
      convert(
        '<h3><button aria-expanded=false>Release</button><a class=hash-link href=#r>#</a></h3><details><summary><h3>Why?</h3></summary><p>So.</details><details><summary>More</summary><p>Text</details>',
      ),
    ).toBe('### Release\n\n### Why?\n\nSo.\n\n**More**\n\nText');
  });

  it('is empty for a page without content', () => {
    expect(pageToMarkdown('<!doctype html><p>x', context)).toBe('');
  });
});

describe('readHeading', () => {
  it('gives the text of the heading in the main part', () => {
    expect(
      readHeading(
        '<h1>No</h1><main><div><h1 class=x>Components\n for <b>Vue</b></h1></div></main>',
      ),
    ).toBe('Components for Vue');
  });

  it('refuses a page without one', () => {
    expect(() => readHeading('<main><h2>Usage</h2></main>')).toThrow(/no <h1>/);
  });
});
