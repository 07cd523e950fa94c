import {renderMarkdown} from '../markdown';

const render = (markdown: unknown) => renderMarkdown(markdown, '/fr-FR/');

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => errors.mockRestore());

test.each([[undefined], [null], [7], [{}], [['text']]])(
  '%p is no text: renders empty and says so',
  (value) => {
    expect(render(value)).toBe('');
    expect(errors).toHaveBeenCalledWith('Invalid type', typeof value);
  },
);

test('renders the dialect of GitHub', () => {
  expect(render('**New** `v-btn`\n\n- one\n- ~~two~~')).toBe(
    '<p><strong>New</strong> <code>v-btn</code></p>\n<ul>\n<li>one</li>\n<li><del>two</del></li>\n</ul>',
  );
  expect(render('| a |\n| - |\n| b |')).toContain('<td>b</td>');
});

test('links lead to the web or to pages of the language', () => {
  expect(render('[a](https://example.com/?a=1&b=2)')).toBe(
    '<p><a href="https://example.com/?a=1&#x26;b=2" rel="noopener noreferrer nofollow">a</a></p>',
  );
  expect(render('[a](/components/alerts/#api)')).toBe(
    '<p><a href="/fr-FR/components/alerts/#api">a</a></p>',
  );
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'java&#9;script:alert(1)',
  '&#1;javascript:alert(1)',
  'data:text/html,alert(1)',
  'vbscript:alert(1)',
  'file:///etc/passwd',
  '//evil.example',
  'mailto:a@example.com',
  'https:evil',
  'components/alerts/',
])('a link to %s is its label', (href) => {
  expect(render(`[label](<${href}>)`)).toBe('<p>label</p>');
  expect(render(`[label][x]\n\n[x]: <${href}>`)).toBe('<p>label</p>');
});

test.each(['/\\evil.example', '/&#9;/evil.example'])(
  'a link to %s stays on the site',
  (href) => {
    expect(render(`[label](<${href}>)`)).toMatch(/href="\/fr-FR\/%/);
  },
);

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">a</a>',
  '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '![x](x" onerror="alert(1))',
  '![x](javascript:alert(1))',
  '`<img src=x onerror=alert(1)>`',
  '```"><script>alert(1)</script>\ncode\n```',
  '[a](https://example.com/"onmouseover="alert(1))',
])('%s comes out without a tag or attribute that runs', (markdown) => {
  const host = render(markdown);
  expect(host).not.toMatch(/<(?!\/?(?:p|a|code|pre|ul|ol|li|em|strong)\b)/i);
  expect(host).not.toMatch(/<[^>]*\s(?:on\w+|style|src|srcdoc)=/i);
  expect(host).not.toMatch(/href="javascript/i);
});

test('ids cannot take the place of those of the page', () => {
  expect(render('A[^1]\n\n[^1]: note')).not.toMatch(/id="(?!content-)/);
});

test('text that is nested or long beyond reason does no harm', () => {
  expect(() => render('> '.repeat(2000) + 'deep')).not.toThrow();
  expect(render('a'.repeat(1_000_000)).length).toBeLessThan(300_000);
});
