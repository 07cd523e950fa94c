import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {movesFolder} from '../lib/journal.mjs';

/** A copy of the site to try something out in. */
export interface Stage {
  readonly dir: string;
  /** Files of the repository, from its root. */
  readonly files: readonly string[];
  /** Removes the copy. */
  readonly remove: () => void;
}

/** Files that git knows below a folder. */
export function trackedFiles(siteDir: string): string[] {
  return execFileSync('git', ['ls-files', '-z', '--', '.'], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter(Boolean);
}

/** Links to each installed package, so that one can be exchanged. */
function linkPackages(siteDir: string, stageDir: string): void {
  const from = path.join(siteDir, 'node_modules');
  const to = path.join(stageDir, 'node_modules');
  fs.mkdirSync(to);
  const link = (name: string) => {
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  };
  for (const name of fs.readdirSync(from)) {
    if (name.startsWith('@')) {
      fs.mkdirSync(path.join(to, name));
      fs.readdirSync(path.join(from, name)).forEach((child) => {
        link(path.join(name, child));
      });
    } else if (name === '.bin' || !name.startsWith('.')) {
      link(name);
    }
  }
}

/**
 * Copies the files that git knows, and links the installed packages.
 *
 * @param siteDir - the site; the copy lies in its `.cache/versions/`.
 */
export function createStage(siteDir: string): Stage {
  const folder = path.join(siteDir, movesFolder);
  fs.mkdirSync(folder, {recursive: true});
  const dir = fs.realpathSync(
    fs.mkdtempSync(path.join(folder, `stage-${process.pid}-`)),
  );
  const files = trackedFiles(siteDir);
  const folders = new Set(files.map((file) => path.dirname(file)));
  folders.forEach((name) => {
    fs.mkdirSync(path.join(dir, name), {recursive: true});
  });
  files.forEach((file) => {
    fs.cpSync(path.join(siteDir, file), path.join(dir, file), {
      verbatimSymlinks: true,
    });
  });
  linkPackages(siteDir, dir);
  return {
    dir,
    files,
    remove: () => {
      fs.rmSync(dir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes copies and prepared moves that a killed command left behind. */
export function removeLeftovers(siteDir: string): void {
  const folder = path.join(siteDir, movesFolder);
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const [, pid] = /^(?:stage|prepared)-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) {
      fs.rmSync(path.join(folder, name), {
        recursive: true,
        force: true,
        // What the killed command had started may still be writing.
        maxRetries: 5,
      });
    }
  }
}
