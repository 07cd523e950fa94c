import postcss from 'postcss';
import {donut} from '../donut';

const guard = ':not(:where(.vue-sandbox *))';

function guarded(css: string, file = 'site.css'): string {
  return postcss([donut()]).process(css, {from: file, map: false}).css;
}

test.each([
  ['a{}', `a${guard}{}`],
  [
    '.markdown > p, .menu a:hover{}',
    `.markdown > p${guard}, .menu a:hover${guard}{}`,
  ],
  ['a::before{}', `a${guard}::before{}`],
  ['::selection{}', `${guard}::selection{}`],
  ['p:first-letter{}', `p${guard}:first-letter{}`],
  ['*,*::after{}', `*${guard},*${guard}::after{}`],
  ['html{}', 'html{}'],
  [':root,body{}', ':root,body{}'],
  ["html[data-theme='dark'] .a{}", `html[data-theme='dark'] .a${guard}{}`],
  ['@media print{h1{}}', `@media print{h1${guard}{}}`],
  ['@keyframes a{to{top:0}}', '@keyframes a{to{top:0}}'],
])('%s', (css, expected) => {
  expect(guarded(css)).toBe(expected);
});

test('classes of CSS modules need no guard, elements below them do', () => {
  expect(guarded('.card{} .card p{}', 'styles.module.css')).toBe(
    '.card{} .card p:not(:where(:global(.vue-sandbox) *)){}',
  );
});
