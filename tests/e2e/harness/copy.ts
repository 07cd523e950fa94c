import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The repository's root. */
export const root = path.join(__dirname, '../../..');

/** Runs git in a folder; throws with what it says when it fails. */
export function git(dir: string, ...args: readonly string[]): string {
  const {status, stdout, stderr} = spawnSync(
    'git',
    ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args],
    {cwd: dir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
  return stdout;
}

/**
 * Copies the repository as it is, without what it ignores, for a test that
 * changes it. The installed packages are not copied.
 *
 * @param name - begins the folder's name.
 * @returns the folder.
 */
export function copyRepository(name: string): string {
  const copy = fs.realpathSync(
    fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`)),
  );
  const files = git(
    root,
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  );
  for (const file of files.split('\0').filter(Boolean)) {
    if (fs.existsSync(path.join(root, file))) {
      fs.cpSync(path.join(root, file), path.join(copy, file));
    }
  }
  return copy;
}

/** Lets a copy use the installed packages, which it must not change. */
export function sharePackages(copy: string): void {
  fs.symlinkSync(
    path.join(root, 'node_modules'),
    path.join(copy, 'node_modules'),
  );
}

/** Links a file, or copies it to another disk. */
function linkFile(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

function linkFolder(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      linkFolder(source, target);
    } else if (entry.isSymbolicLink()) {
      fs.symlinkSync(fs.readlinkSync(source), target);
    } else {
      linkFile(source, target);
    }
  }
}

/**
 * Gives a copy packages of its own, to install others beside them. The files
 * are hard links, which an install replaces and does not write to. Caches stay
 * behind, as they are written to.
 */
export function ownPackages(copy: string): void {
  const from = path.join(root, 'node_modules');
  const to = path.join(copy, 'node_modules');
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from)) {
    if (name !== '.cache' && name !== '.package-lock.json') {
      linkFolder(path.join(from, name), path.join(to, name));
    }
  }
  fs.copyFileSync(
    path.join(from, '.package-lock.json'),
    path.join(to, '.package-lock.json'),
  );
}
