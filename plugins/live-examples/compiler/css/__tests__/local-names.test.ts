import postcss from 'postcss';
import {localNames} from '../local-names';

const local = (css: string) =>
  postcss([localNames('x')]).process(css, {from: undefined}).css;

test('animations have names of their own', () => {
  expect(
    local(
      '@keyframes turn { to { top: 0 } } a { animation: 1s turn, turn-back 2s; -webkit-animation-name: turn }',
    ),
  ).toBe(
    '@keyframes turn-x { to { top: 0 } } a { animation: 1s turn-x, turn-back 2s; -webkit-animation-name: turn-x }',
  );
});

test('so have fonts, quoted or not', () => {
  expect(
    local(
      '@font-face { font-family: "My Font"; src: url(data:,) } a { font-family: "My Font", Roboto } b { font: 12px/1 My Font }',
    ),
  ).toBe(
    '@font-face { font-family: "My Font-x"; src: url(data:,) } a { font-family: "My Font-x", Roboto } b { font: 12px/1 My Font-x }',
  );
});

test('names that the sheet does not declare stay', () => {
  const css = 'a { animation: turn 1s; font-family: Roboto }';
  expect(local(css)).toBe(css);
});
