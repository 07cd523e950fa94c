import {spawnSync} from 'node:child_process';

/**
 * Whether the dates of files can be read from git: there is a git, the site
 * is a checkout, and its history is whole (in a shallow clone every file seems
 * to be as old as the clone).
 */
export function hasHistory(siteDir: string): boolean {
  const {status, stdout} = spawnSync(
    'git',
    ['rev-parse', '--is-shallow-repository'],
    {cwd: siteDir, encoding: 'utf8'},
  );
  return status === 0 && stdout.trim() === 'false';
}
