import postcss from 'postcss';
import {prefixSelectors} from '../prefix';

function prefixed(css: string): string {
  return postcss([prefixSelectors('.vs27')]).process(css, {from: undefined})
    .css;
}

test.each([
  ['.v-btn{color:red}', ':where(.vs27) .v-btn{color:red}'],
  ['a,p > b{color:red}', ':where(.vs27) a,:where(.vs27) p > b{color:red}'],
  [
    '*,::before{color:red}',
    ':where(.vs27) *,:where(.vs27) ::before{color:red}',
  ],
  ['html{font-size:16px;overflow-y:scroll}', ':where(.vs27){font-size:16px}'],
  ['body{height:100%}', ''],
  [':root{--a:1;min-height:100vh}', ':where(.vs27){--a:1}'],
  ['html body .a{height:1px}', ':where(.vs27) .a{height:1px}'],
  ['body.dark .a{color:red}', ':where(.vs27).dark .a{color:red}'],
  [
    'html.overflow-y-hidden{overflow-y:hidden}',
    'html.overflow-y-hidden{overflow-y:hidden}',
  ],
  ['@media print{.a{color:red}}', '@media print{:where(.vs27) .a{color:red}}'],
  [
    '@keyframes a{from{top:0}50%{top:1px}}',
    '@keyframes a{from{top:0}50%{top:1px}}',
  ],
])('%s', (css, expected) => {
  expect(prefixed(css)).toBe(expected);
});
