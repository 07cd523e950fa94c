import {spawn} from 'node:child_process';
import path from 'node:path';

/** The repository's root. */
export const root = path.join(__dirname, '../..');

/**
 * Runs an installed command, its output going where ours goes.
 *
 * @param command - a name from node_modules/.bin or the PATH.
 * @param args - its arguments, taken literally.
 * @param env - variables to set on top of ours.
 * @returns its exit code; 1 when a signal ended it or it cannot start.
 */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const bin = path.join(root, 'node_modules', '.bin');
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
        ...env,
      },
    });
    child.on('error', (error) => {
      console.error(`${command} cannot be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
