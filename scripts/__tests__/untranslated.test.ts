import {spawnSync} from 'node:child_process';
import * as z from 'zod';
import {root} from '../lib/run';

const messagesSchema = z.array(
  z.object({line: z.number(), ruleId: z.string().nullable()}),
);

/** Runs the rules of the configuration that look for texts, without types. */
const script = `
import {readFileSync} from 'node:fs';
import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import config from './eslint.config.mjs';
const name = '@docusaurus/no-untranslated-text';
const {rules, plugins} = config.find((entry) => entry.rules?.[name] === 'error');
const messages = new Linter().verify(readFileSync(0, 'utf8'), [{
  files: ['**/*.tsx'],
  plugins: config.reduce((all, entry) => ({...all, ...entry.plugins}), plugins),
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {ecmaFeatures: {jsx: true}},
  },
  rules: {[name]: rules[name], 'no-restricted-syntax': rules['no-restricted-syntax']},
}], 'text.tsx');
console.log(JSON.stringify(messages));
`;

/** Lines of a component on which the lint rules find a text. */
function findTexts(lines: readonly string[]): number[] {
  const {stdout, stderr} = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {cwd: root, encoding: 'utf8', input: lines.join('\n')},
  );
  expect(stderr).toBe('');
  const messages = messagesSchema.parse(JSON.parse(stdout));
  expect(messages.filter(({ruleId}) => ruleId === null)).toEqual([]);
  return [...new Set(messages.map(({line}) => line))];
}

test('a text that a visitor sees or hears must be translated', () => {
  const lines = [
    '<p>Some text</p>;',
    '<button aria-label="Close" />;',
    "<button title={'close'} />;",
    "<input placeholder={open ? 'Search' : undefined} />;",
    "<input placeholder={open ? label : 'Search all'} />;",
    '<img alt={`Logo of ${name}`} />;',
    "<input aria-label={label || 'Search'} />;",
    '<><b>{name}</b> is new</>;',
  ];
  expect(findTexts(lines)).toEqual(lines.map((_, index) => index + 1));
});

test('names, codes and translated texts are fine', () => {
  expect(
    findTexts([
      '<Icon name="close" className="big" />;',
      '<img alt="" />;',
      '<input placeholder="v-btn" />;',
      "<p aria-label={translate({id: 'site.a', message: 'Close'})}>{name}</p>;",
      '<Translate id="site.b">Some text</Translate>;',
      '<img alt={`${name}: ${count}`} />;',
    ]),
  ).toEqual([]);
});
