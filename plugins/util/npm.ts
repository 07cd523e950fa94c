import {spawnSync} from 'node:child_process';

/**
 * Runs npm and gives what it prints.
 *
 * @param cwd - where it runs.
 * @throws an error that holds what npm says.
 */
export function npm(args: readonly string[], cwd: string): string {
  const {status, stdout, stderr, error} = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      `"npm ${args.join(' ')}" failed: ${error?.message ?? stderr}`,
    );
  }
  return stdout;
}
