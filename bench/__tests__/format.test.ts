import {comparisonOf, seconds, tableOf, turned} from '../format';

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

test('columns become rows', () => {
  expect(turned({home: {SEO: 100}, guide: {SEO: 99}})).toEqual({
    SEO: {home: 100, guide: 99},
  });
});

test('this site stands next to the yardstick, where that has the row', () => {
  expect(
    comparisonOf({
      CPU: {ours: 3, stock: 2, write: seconds},
      Cards: {ours: 1, write: seconds},
    }),
  ).toBe(
    [
      '|       | this site | preset-classic | ratio  |',
      '| ----- | --------- | -------------- | ------ |',
      '| CPU   | 3.0 s     | 2.0 s          | 1.50 × |',
      '| Cards | 1.0 s     |                |        |',
    ].join('\n'),
  );
});
