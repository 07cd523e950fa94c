import {spawn} from 'node:child_process';
import path from 'node:path';

/** As much of a failed command's output is shown. */
const linesShown = 40;

/**
 * Runs a command of the installed packages and keeps its output to itself.
 *
 * @param dir - where it runs.
 * @param signal - ends it.
 * @throws an error with the end of its output, when it fails.
 */
export function runQuietly(
  dir: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(dir, 'node_modules/.bin', command), args, {
      cwd: dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env},
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
        return;
      }
      const lines = output.trim().split('\n').slice(-linesShown);
      reject(
        new Error(
          `"${command} ${args.join(' ')}" failed:\n${lines.join('\n')}`,
        ),
      );
    });
  });
}
