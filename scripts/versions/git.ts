import {spawnSync} from 'node:child_process';

function git(siteDir: string, args: readonly string[]): string {
  const {status, stdout, stderr, error} = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    throw new Error(
      `"git ${args.join(' ')}" failed: ${error?.message ?? stderr.trim()}. The commands of versions need the site in a git repository.`,
    );
  }
  return stdout;
}

/** Paths with changes that are not committed, new files included. */
function uncommitted(siteDir: string, paths: readonly string[]): string[] {
  return git(siteDir, [
    'status',
    '--porcelain',
    '--untracked-files=all',
    '--',
    ...paths,
  ])
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/**
 * Makes sure that everything is committed.
 *
 * @returns the commit.
 * @throws an error that names what is not.
 */
export function checkClean(siteDir: string): string {
  const changed = uncommitted(siteDir, ['.']);
  if (changed.length > 0) {
    const named = changed.slice(0, 5).join(', ');
    throw new Error(
      `There are changes that are not committed: ${named}${changed.length > 5 ? ` and ${changed.length - 5} more` : ''}. Commit them, or put them away, and try again.`,
    );
  }
  return git(siteDir, ['rev-parse', 'HEAD']).trim();
}

/** Whether none of the paths differs from the last commit. */
export function isCommitted(siteDir: string, paths: readonly string[]) {
  return uncommitted(siteDir, paths).length === 0;
}

/** Takes paths out of what is to be committed next. */
export function unstage(siteDir: string, paths: readonly string[]): void {
  git(siteDir, ['reset', '--quiet', '--', ...paths]);
}
