import {spawnSync} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What the prose linter says of a page. */
function lint(text: string): string {
  const {stdout} = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/textlint/bin/textlint.js'),
      ...['--stdin', '--stdin-filename', 'page.mdx', '--format', 'unix'],
    ],
    {cwd: root, input: text, encoding: 'utf8'},
  );
  return stdout;
}

test.each([
  ['a word twice', 'The the button is red.', /is repeated/],
  ['a word in vain', 'This is simply a button.', /without this word/],
  ['a weasel word', 'The button is very red.', /Say how much/],
  ['a long phrase', 'Press it in order to go.', /fewer words/],
  [
    'a long sentence, over lines too',
    `The button ${'is red and\n'.repeat(24)} round.`,
    /sentence length/,
  ],
  [
    'what is inside of a component',
    '<Card>\n\nThe card is very red.\n\n</Card>',
    /Say how much/,
  ],
])('finds %s', (_what, text, problem) => {
  expect(lint(text)).toMatch(problem);
});

test('leaves good prose, front matter and code alone', () => {
  const page = [
    '---\ntitle: Very simply\n---',
    '## Usage {/* #usage */}',
    'Write `very` for a red button. It follows the theme.',
    '```js\nconst very = simply;\n```',
  ].join('\n\n');
  expect(lint(page)).toBe('');
});
