import {limits} from '../budgets';
import {
  comparisonOf,
  joinReports,
  megabytes,
  reportOf,
  seconds,
  tableOf,
} from '../format';

test('tables are Markdown, with room for the longest cell', () => {
  expect(tableOf({first: {heap: '1.5 MB'}, second: {nodes: 7}})).toBe(
    [
      '|        | heap   | nodes |',
      '| ------ | ------ | ----- |',
      '| first  | 1.5 MB |       |',
      '| second |        | 7     |',
    ].join('\n'),
  );
});

test('this site stands next to the yardstick, where that has the row', () => {
  expect(
    comparisonOf({
      CPU: {ours: 3, stock: 2, write: seconds},
      Cards: {ours: 1, write: seconds},
    }).text,
  ).toBe(
    [
      '|       | this site | preset-classic | ratio  |',
      '| ----- | --------- | -------------- | ------ |',
      '| CPU   | 3.0 s     | 2.0 s          | 1.50 × |',
      '| Cards | 1.0 s     |                |        |',
    ].join('\n'),
  );
});

test('a limit is told with its figure, which the bench fails beyond', () => {
  const {buildMemory, cpuOfPage} = limits;
  const row = (bytes: number) => ({
    ours: bytes,
    write: megabytes,
    limit: buildMemory,
  });
  const report = comparisonOf({
    enough: row(buildMemory.budget),
    'too much': row(buildMemory.budget + 1e6),
    'no figure': row(NaN),
    'slow machine': {
      ours: 9 * cpuOfPage.budget,
      stock: 9,
      write: seconds,
      ratioLimit: cpuOfPage,
    },
    'slow site': {
      ours: 9.1 * cpuOfPage.budget,
      stock: 9,
      write: seconds,
      ratioLimit: cpuOfPage,
    },
    'no yardstick': {ours: 1, write: seconds, ratioLimit: cpuOfPage},
  });
  expect(report.text).toMatch(
    /enough .*\| ≤ 2500 MB \| ≤ \d+ MB \|\n[^]*slow machine .*\| ≤ 0\.50 × +\|/,
  );
  expect(report.over.map((line) => line.replace(/:.*/, ''))).toEqual([
    'too much',
    'no figure',
    'slow site',
    'no yardstick',
  ]);
});

test('a score may not be less than its limit, and reports are told together', () => {
  const scored = (value: number) =>
    reportOf({Score: {score: value}}, [
      {row: 'Score', value, write: String, limit: limits.category},
    ]);
  const {text, over} = joinReports([scored(100), scored(99)]);
  expect(text.match(/score/g)).toHaveLength(2);
  expect(over).toEqual(['Score: 99, not ≥ 100']);
});
