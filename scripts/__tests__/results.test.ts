import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {countCheck, countJest, countPlaywright, total} from '../lib/results';

let file: string;

beforeEach(() => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'results-'));
  file = path.join(directory, 'report.json');
});

afterEach(() => {
  fs.rmSync(path.dirname(file), {recursive: true});
});

function jest(passed: number, failed: number, broken = 0) {
  fs.writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      numRuntimeErrorTestSuites: broken,
    }),
  );
}

function playwright(
  expected: number,
  unexpected: number,
  errors: object[],
  flaky = 0,
) {
  fs.writeFileSync(
    file,
    JSON.stringify({errors, stats: {expected, unexpected, flaky}}),
  );
}

test('a check counts once', () => {
  expect(countCheck(0)).toEqual({passed: 1, failed: 0});
  expect(countCheck(2)).toEqual({passed: 0, failed: 1});
});

test('unit tests count one by one, files that do not load included', () => {
  jest(7, 0);
  expect(countJest(0, file)).toEqual({passed: 7, failed: 0});
  jest(7, 2, 1);
  expect(countJest(1, file)).toEqual({passed: 7, failed: 3});
});

test('browser tests count one by one, errors outside of tests included', () => {
  playwright(9, 0, []);
  expect(countPlaywright(0, file)).toEqual({passed: 9, failed: 0});
  playwright(9, 1, [{message: 'no server'}]);
  expect(countPlaywright(1, file)).toEqual({passed: 9, failed: 2});
});

test('a browser test that passes at its second try has passed', () => {
  playwright(9, 0, [], 1);
  expect(countPlaywright(0, file)).toEqual({passed: 10, failed: 0});
});

test('a run that says nothing has failed', () => {
  expect(countJest(1, file)).toEqual({passed: 0, failed: 1});
  jest(0, 0);
  expect(countJest(0, file)).toEqual({passed: 0, failed: 1});
  jest(7, 0);
  expect(countJest(1, file)).toEqual({passed: 7, failed: 1});
});

test('a report of another shape is refused', () => {
  fs.writeFileSync(file, '{}');
  expect(() => countPlaywright(0, file)).toThrow(/stats/);
});

test('the total is the sum of the stages', () => {
  expect(
    total([
      {passed: 3, failed: 0},
      {passed: 0, failed: 2},
    ]),
  ).toEqual({passed: 3, failed: 2});
});
