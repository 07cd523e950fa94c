import fs from 'node:fs';
import * as z from 'zod';

/** What one stage of the tests amounts to. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A stage's name with its count. */
export interface StageResult extends Count {
  readonly name: string;
  readonly seconds: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Test files that did not even load; their tests are not counted. */
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
  }),
});

function readReport<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!fs.existsSync(file)) {
    return undefined;
  }
  return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

/**
 * A run that ends badly, or runs nothing, has failed even when its report
 * names no failed test.
 */
function countRun(exitCode: number, passed: number, failed: number): Count {
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return {passed, failed: silent ? 1 : failed};
}

/** Counts one check that only passes or fails. */
export function countCheck(exitCode: number): Count {
  return exitCode === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** Counts the tests in the file that `jest --json --outputFile` wrote. */
export function countJest(exitCode: number, file: string): Count {
  const report = readReport(file, jestReport);
  return countRun(
    exitCode,
    report?.numPassedTests ?? 0,
    report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 0,
  );
}

/**
 * Counts the tests in the file that Playwright's JSON reporter wrote. A test
 * that passes at its second try has passed; the run lists it as flaky.
 */
export function countPlaywright(exitCode: number, file: string): Count {
  const report = readReport(file, playwrightReport);
  return countRun(
    exitCode,
    report ? report.stats.expected + report.stats.flaky : 0,
    report ? report.stats.unexpected + report.errors.length : 0,
  );
}

/** Adds up the stages. */
export function total(results: readonly Count[]): Count {
  return {
    passed: results.reduce((sum, {passed}) => sum + passed, 0),
    failed: results.reduce((sum, {failed}) => sum + failed, 0),
  };
}
