import {spawn} from 'node:child_process';
import path from 'node:path';

/** As much of a failed command's output is shown. */
const linesShown = 40;

interface RunOptions {
  /** Where it runs. */
  readonly dir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Runs a program, keeps its output to itself, and gives what it printed. */
function execute(
  program: string,
  args: readonly string[],
  {dir, env = {}, signal}: RunOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env},
      signal,
    });
    let printed = '';
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
        printed += stream === child.stdout ? text : '';
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve(printed);
        return;
      }
      const lines = output.trim().split('\n').slice(-linesShown);
      reject(
        new Error(
          `"${path.basename(program)} ${args.join(' ')}" failed:\n${lines.join('\n')}`,
        ),
      );
    });
  });
}

/**
 * Runs a command of the installed packages and keeps its output to itself.
 *
 * @param dir - where it runs.
 * @param signal - ends it.
 * @throws an error with the end of its output, when it fails.
 */
export async function runQuietly(
  dir: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  const program = path.join(dir, 'node_modules/.bin', command);
  await execute(program, args, {dir, env, signal});
}

/**
 * Runs npm, which asks a registry that does not answer three times within
 * seconds.
 *
 * @returns what it printed.
 * @throws an error with the end of its output, when it fails.
 */
export const runNpm = (
  dir: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<string> =>
  execute(
    'npm',
    [
      ...args,
      '--no-audit',
      '--no-fund',
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=5000',
    ],
    {dir, signal},
  );
