import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

/**
 * Runs a TypeScript file of this folder in a Node process of its own.
 *
 * @returns what it printed.
 * @throws (rejects) with what it wrote to its error stream.
 */
export async function runScript(
  file: string,
  ...values: readonly string[]
): Promise<string> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, file), ...values],
    {
      cwd: path.join(__dirname, '../../..'),
      env: {...process.env, NODE_ENV: 'production'},
    },
  );
  return stdout;
}
