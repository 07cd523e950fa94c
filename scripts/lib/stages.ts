import fs from 'node:fs';
import path from 'node:path';
import {
  type Count,
  countCheck,
  countJest,
  type StageResult,
  total,
} from './results';
import {root, run} from './run';

/** One step of the tests. */
export interface Stage {
  readonly name: string;
  /** Runs it; a thrown error counts as one failure. */
  readonly run: (before: readonly StageResult[]) => Promise<Count>;
}

/** A path for a report of a test runner, free of an earlier run's. */
export function reportFile(name: string): string {
  const file = path.join(root, 'test-results', `${name}.json`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.rmSync(file, {force: true});
  return file;
}

function check(name: string, script: string): Stage {
  return {
    name,
    run: async () => countCheck(await run('npm', ['run', '-s', script])),
  };
}

/** The fast stages: lint, types, unit tests. */
export const checkStages: readonly Stage[] = [
  check('Code', 'lint:code'),
  check('Format', 'lint:format'),
  check('Styles', 'lint:css'),
  check('Words', 'lint:words'),
  check('Prose', 'lint:prose'),
  check('Types', 'typecheck'),
  {
    name: 'Unit tests',
    run: async () => {
      const file = reportFile('jest');
      const code = await run('jest', ['--json', `--outputFile=${file}`]);
      return countJest(code, file);
    },
  },
];

/**
 * Runs the stages one after another, each whatever the others gave, and prints
 * a table and the sum, the sum being the last line.
 *
 * @returns the exit code: 1 when anything failed.
 */
export async function runStages(stages: readonly Stage[]): Promise<number> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    console.log(`\n── ${stage.name}`);
    const started = Date.now();
    let count: Count;
    try {
      count = await stage.run(results);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      count = {passed: 0, failed: 1};
    }
    const seconds = Math.round((Date.now() - started) / 1000);
    results.push({name: stage.name, seconds, ...count});
    console.log(`${count.failed ? '✗' : '✓'} ${stage.name}, ${seconds} s`);
  }
  console.log();
  console.table(
    Object.fromEntries(
      results.map(({name, passed, failed, seconds}) => [
        name,
        {passed, failed, seconds},
      ]),
    ),
  );
  const {passed, failed} = total(results);
  console.log(`${passed} passed, ${failed} failed`);
  return failed ? 1 : 0;
}
