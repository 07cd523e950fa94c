import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {checks} from './code';
import {pages, type Page} from './pages';

function fencesOf({tree}: Page): Code[] {
  const fences: Code[] = [];
  visit(tree, 'code', (node) => {
    fences.push(node);
  });
  return fences;
}

const fences = pages.flatMap((page) =>
  fencesOf(page).map((fence) => ({
    place: `${page.file}:${fence.position!.start.line}`,
    lang: fence.lang ?? '',
    code: fence.value,
  })),
);

/** Languages for which the project has no parser. */
const unchecked = ['stylus'];

it.each(fences.filter(({lang}) => !unchecked.includes(lang)))(
  '$place is correct $lang',
  ({lang, code}) => {
    // A language without a check needs one in code.ts.
    expect(Object.keys(checks)).toContain(lang);
    expect(() => checks[lang]!(code)).not.toThrow();
  },
);

it.each([
  ['bash', 'if true; then'],
  ['html', '<div :class="[">x</div>'],
  ['js', 'const = 1;'],
  ['json', '{"a": 1,}'],
  ['sass', 'a\n  color: $missing'],
  ['scss', 'a { color: '],
  ['ts', 'const a: = 1;'],
  ['vue', '<template><p v-if></p></template>'],
  ['yaml', 'a: [1'],
])('a mistake in %s is found', (lang, code) => {
  expect(() => checks[lang]!(code)).toThrow();
});
