import {normalizeType, splitType} from '../types';

it.each([
  ['string | number', ['string', 'number']],
  [`'a|b' | (x: A | B) => void`, [`'a|b'`, '(x: A | B) => void']],
  ['Array<A | B> | { c: D | E }', ['Array<A | B>', '{ c: D | E }']],
  ['() => A | B', ['() => A', 'B']],
  ['', []],
])('splits %s at its bars', (type, parts) => {
  expect(splitType(type, '|')).toEqual(parts);
});

it('splits arguments at their commas', () => {
  expect(splitType('{a: number, b: [C, D]}, MouseEvent,', ',')).toEqual([
    '{a: number, b: [C, D]}',
    'MouseEvent',
  ]);
});

it.each([
  ['{"a":{"b":"string"},"c":["D"]}', {type: '{a: {b: string}, c: [D]}'}],
  ['{\n  a: string,\n  b: Number,\n}', {type: '{a: string, b: number}'}],
  ['object // Only sometimes', {type: 'object', description: 'Only sometimes'}],
  ['Array<String>', {type: 'Array<string>'}],
])('writes %s in one way', (raw, expected) => {
  expect(normalizeType(raw)).toEqual(expected);
});
