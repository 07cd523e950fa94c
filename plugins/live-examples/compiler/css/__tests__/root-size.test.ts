import path from 'node:path';
import postcss from 'postcss';
import {findFrameworks} from '../../frameworks';
import {frameworkSheet} from '../framework';
import {rootSize} from '../root-size';

const process = (css: string) =>
  postcss([rootSize()]).process(css, {from: undefined}).css;

test('a rem is as long as the sheet has it on a page of its own', () => {
  expect(
    process(
      'html{font-size:14px}.a{margin:.3rem 2rem -1rem;width:calc(100% - 1.2rem);content:url(2rem.png)}',
    ),
  ).toBe(
    'html{font-size:14px}.a{margin:0.2625rem 1.75rem -0.875rem;width:calc(100% - 1.05rem);content:url(2rem.png)}',
  );
});

test.each(['html{font-size:16px}', 'p{font-size:14px}', 'html{font-size:1em}'])(
  'lengths stay with %s',
  (css) => {
    expect(process(`${css}.a{margin:2rem}`)).toBe(`${css}.a{margin:2rem}`);
  },
);

test('the sheet of 1.5 has the lengths of its pages, that of 2 keeps its own', () => {
  const [two, one] = findFrameworks(path.join(__dirname, '../../../../..'), [
    {name: 'current', framework: {package: 'vuetify', vue: 'vue'}},
    {name: '1.5', framework: {package: 'vuetify-1.5', vue: 'vue-2.6'}},
  ]).map(frameworkSheet);
  // On its own page: 1.2rem of 14 px, and 6rem of 16 px.
  expect(one).toMatch(/\.v-treeview-node__label\{[^}]*font-size:1\.05rem/);
  expect(one).not.toContain('1.2rem');
  expect(two).toContain('6rem');
});
