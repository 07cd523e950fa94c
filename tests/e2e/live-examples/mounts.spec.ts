import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkTargets} from '../../../scripts/examples/check';
import {findTargets} from '../../../scripts/examples/targets';

const root = path.join(__dirname, '../../..');

function problemsOf(
  results: ReadonlyMap<string, readonly string[]>,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    [...results].filter(([, problems]) => problems.length > 0),
  );
}

test('every example, layout and playground runs without a warning in both themes', async () => {
  test.setTimeout(600_000);
  const targets = findTargets(root);
  const results = await checkTargets(root, targets);
  expect(results.size).toBe(targets.length);
  expect(problemsOf(results)).toEqual({});
});

test('what is wrong with an example is found', async () => {
  const faulty = path.join(__dirname, 'faulty');
  const results = await checkTargets(faulty, findTargets(faulty));
  const expected = {
    'examples/other-host.vue': /Not loaded: https:\/\/example\.com/,
    'examples/removed-prop.vue': /'flat' has been removed/,
    'examples/throws-in-the-dark.vue': /reading 'toUpperCase'/,
    'examples/throws.vue': /reading 'length'/,
    'examples/unknown-element.vue': /Unknown custom element: <v-knob>/,
    'examples/unknown-name.vue': /"headline" is not defined/,
    'examples/wrong-prop.vue': /type check failed for prop "dense"/,
    'playground.yaml': /with value "slightly"/,
  };
  const problems = problemsOf(results);
  expect(Object.keys(problems).sort()).toEqual(
    Object.keys(expected).map((file) => `docs/page/${file}`),
  );
  for (const [file, message] of Object.entries(expected)) {
    expect(problems[`docs/page/${file}`]?.join('\n')).toMatch(message);
  }
});
