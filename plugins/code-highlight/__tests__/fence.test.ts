import {readFence} from '../fence';

test('a bare fence is only code', () => {
  expect(readFence('a\nb', '')).toEqual({
    code: 'a\nb',
    marked: new Set(),
    title: undefined,
    lineNumbersStart: undefined,
  });
});

test('reads title, ranges and line numbers in any order', () => {
  expect(
    readFence('a', `showLineNumbers {1,3-5} title="src/main.js's"`),
  ).toEqual({
    code: 'a',
    marked: new Set([1, 3, 4, 5]),
    title: "src/main.js's",
    lineNumbersStart: 1,
  });
  expect(readFence('a', 'showLineNumbers=12').lineNumbersStart).toBe(12);
  expect(readFence('a', 'title="showLineNumbersX"').lineNumbersStart).toBe(
    undefined,
  );
});

test.each([
  ['//', ''],
  ['#', ''],
  ['<!--', ' -->'],
  ['/*', ' */'],
  ['{/*', ' */}'],
])('takes magic comments that begin with %s out of the code', (start, end) => {
  const comment = (what: string) => `  ${start} highlight-${what}${end}`;
  const code = [
    'one',
    comment('next-line'),
    'two',
    'three',
    comment('start'),
    'four',
    'five',
    comment('end'),
    'six',
  ].join('\n');
  expect(readFence(code, '')).toMatchObject({
    code: 'one\ntwo\nthree\nfour\nfive\nsix',
    marked: new Set([2, 4, 5]),
  });
});
