import {createLinkResolver} from '../links';
import {renderMarkdown} from '../markdown';

const resolve = createLinkResolver(
  new Map([
    ['/customization/breakpoints', '/fr-FR/1.5/customization/breakpoints/'],
    ['/components/alerts', '/fr-FR/1.5/components/alerts/'],
  ]),
);
const render = (markdown: string) => renderMarkdown(markdown, resolve);

it('leads site links to the page of the version and locale', () => {
  expect(render('See [alerts](/components/alerts#api) **now**.')).toBe(
    'See <a href="/fr-FR/1.5/components/alerts/#api">alerts</a> <strong>now</strong>.',
  );
  expect(render('[a](/en/components/alerts/)')).toBe(
    '<a href="/fr-FR/1.5/components/alerts/">a</a>',
  );
});

it('repairs the path that the package misspells', () => {
  expect(render('[b](/customizing/breakpoints)')).toBe(
    '<a href="/fr-FR/1.5/customization/breakpoints/">b</a>',
  );
});

it('keeps the words of a link that leads nowhere or is no web address', () => {
  for (const url of [
    '/components/none',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'components/alerts',
  ]) {
    expect(render(`[words](${url})`)).toBe('words');
  }
});

it('shows HTML instead of running it', () => {
  expect(render('Uses <script>alert(1)</script> & `<b>`')).toBe(
    'Uses &#x3C;script>alert(1)&#x3C;/script> &#x26; <code>&#x3C;b></code>',
  );
  expect(render('<img src=x onerror=alert(1)>')).not.toContain('<img');
  expect(render('![logo](http://x.example/a.png)')).toBe('logo');
});

it('keeps several paragraphs and lists', () => {
  expect(render('a\n\n- b')).toBe('<p>a</p>\n<ul>\n<li>b</li>\n</ul>');
});

it('follows no link that is defined apart from the text', () => {
  expect(render('[a][b] ![c][b] [b]\n\n[b]: javascript:alert(1) "title"')).toBe(
    'a c b',
  );
});

it('makes headings bold text', () => {
  expect(render('## Uses\n\nwords')).toBe(
    '<p><strong>Uses</strong></p>\n<p>words</p>',
  );
});

it('survives a text that nests without end', () => {
  for (const mark of ['>', '- ', '*', '**a ', '[', '![', '`']) {
    expect(typeof render(mark.repeat(4000 / mark.length))).toBe('string');
  }
  expect(render('>'.repeat(4000)).length).toBeLessThan(4000);
});
