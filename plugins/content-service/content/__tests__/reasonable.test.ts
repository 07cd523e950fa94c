import fs from 'node:fs';
import path from 'node:path';
import {renderMarkdown} from '../markdown';
import {isReasonable} from '../reasonable';

const hostile: Record<string, string> = {
  'quotes in each other': '> '.repeat(2500),
  'lists in each other': '- '.repeat(2500),
  'lists in each other, line by line': Array.from(
    {length: 200},
    (_, depth) => `${' '.repeat(2 * depth)}- a`,
  ).join('\n'),
  emphasis: '*a **b '.repeat(700) + 'c** d*'.repeat(700),
  'strong emphasis': '***a '.repeat(1000) + 'b***'.repeat(1000),
  'struck out': '~~a '.repeat(2500) + 'b~~ '.repeat(2500),
  images: '![a]('.repeat(10_000),
  brackets: '['.repeat(60_000),
  'links without an end': '[a](</'.repeat(10_000),
  footnotes: `${'[^1]'.repeat(15_000)}\n\n[^1]: a`,
  addresses: 'a@a.'.repeat(15_000),
  definitions: Array.from({length: 5000}, (_, index) => `[a${index}]: /x`).join(
    '\n',
  ),
  'rows of a table': `|a|\n|-|\n${'|b|\n'.repeat(14_000)}`,
  'marks of code': Array.from(
    {length: 340},
    (_, length) => `${'`'.repeat(length)}a`,
  ).join(''),
  length: '**a** b\n\n'.repeat(30_000),
};

test.each(Object.keys(hostile))(
  'text made to keep a parser busy: %s',
  (name) => {
    const started = performance.now();
    const html = renderMarkdown(hostile[name], '/');
    // Without the limits they take from some seconds to hours, or throw.
    expect(performance.now() - started).toBeLessThan(3000);
    expect(html).not.toMatch(/<[^a-z/]/);
  },
);

test('what is not reasonable is shown as plain text, the beginning of it', () => {
  const html = renderMarkdown(`**Now** <b>${'***a '.repeat(1000)}`, '/');
  expect(html).toMatch(/^<p>\*\*Now\*\* &#x3C;b>\*\*\*a/);
  expect(html.length).toBeLessThan(2100);
});

test('notes as people write them are reasonable', () => {
  const change = '- **VBtn:** mend `icon` ([#123](https://x.example/123))\n';
  expect(isReasonable(`### Fixes\n\n${change.repeat(400)}`)).toBe(true);
  expect(
    isReasonable(`| a | b |\n|-|-|\n${'| `a` | **b** |\n'.repeat(250)}`),
  ).toBe(true);
  expect(isReasonable(`${'> - '.repeat(8)}deep`)).toBe(true);
  const releases = JSON.parse(
    fs.readFileSync(path.resolve('data/content/releases.json'), 'utf8'),
  ) as {body: string | null}[];
  for (const {body} of releases) {
    expect(isReasonable(body ?? '')).toBe(true);
  }
});
