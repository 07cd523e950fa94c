import {runStages, type Stage} from '../lib/stages';

let lines: string[];

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line?: string) => {
    lines.push(line ?? '');
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'table').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const passing: Stage = {
  name: 'Passing',
  run: () => Promise.resolve({passed: 2, failed: 0}),
};
const throwing: Stage = {
  name: 'Throwing',
  run: () => Promise.reject(new Error('no')),
};

test('the sum is the last line, and success the exit code', async () => {
  expect(await runStages([passing, passing])).toBe(0);
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
});

test('a stage that throws has failed and does not stop the next', async () => {
  expect(await runStages([throwing, passing])).toBe(1);
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
});

test('a stage sees the results of those before it', async () => {
  const seen: string[] = [];
  await runStages([
    throwing,
    {
      name: 'Last',
      run: (before) => {
        seen.push(...before.map(({name, failed}) => `${name} ${failed}`));
        return Promise.resolve({passed: 1, failed: 0});
      },
    },
  ]);
  expect(seen).toEqual(['Throwing 1']);
});
