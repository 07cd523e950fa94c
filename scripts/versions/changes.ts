import fs from 'node:fs';
import path from 'node:path';
import type {Stage} from './stage';

/** A path that differs between the site and its copy. */
export interface Change {
  /** From the site's root; a folder when all of it is new or gone. */
  readonly path: string;
  readonly existed: boolean;
  readonly exists: boolean;
}

/** What builds and installs write, which is no part of the site. */
const written = new Set(['node_modules', '.docusaurus', '.cache', 'build']);

function filesOf(dir: string): string[] {
  const below = (folder: string): string[] =>
    fs
      .readdirSync(path.join(dir, folder), {withFileTypes: true})
      .flatMap((entry) => {
        const name = path.posix.join(folder, entry.name);
        return !entry.isDirectory()
          ? [name]
          : folder === '' && written.has(entry.name)
            ? []
            : below(name);
      });
  return below('');
}

/** The topmost folder above a path that does not exist, or the path itself. */
function topmostMissing(dir: string, file: string): string {
  const parent = path.posix.dirname(file);
  return parent === '.' || fs.existsSync(path.join(dir, parent))
    ? file
    : topmostMissing(dir, parent);
}

/**
 * What differs in the copy, in as few paths as possible, in alphabetical order.
 *
 * @param siteDir - the site that was copied.
 */
export function findChanges(siteDir: string, {dir, files}: Stage): Change[] {
  const known = new Set(files);
  const now = filesOf(dir);
  const present = new Set(now);
  const added = now
    .filter((file) => !known.has(file))
    .map((file) => topmostMissing(siteDir, file));
  const gone = files
    .filter((file) => !present.has(file))
    .map((file) => topmostMissing(dir, file));
  const changed = files.filter(
    (file) =>
      present.has(file) &&
      !fs
        .readFileSync(path.join(siteDir, file))
        .equals(fs.readFileSync(path.join(dir, file))),
  );
  const list = (paths: readonly string[], existed: boolean, exists: boolean) =>
    [...new Set(paths)].map((name): Change => ({path: name, existed, exists}));
  return [
    ...list(added, false, true),
    ...list(changed, true, true),
    ...list(gone, true, false),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** How many files lie below a path, and how large they are together. */
export function sizeOf(file: string): {files: number; bytes: number} {
  if (!fs.statSync(file).isDirectory()) {
    return {files: 1, bytes: fs.statSync(file).size};
  }
  const files = fs
    .readdirSync(file, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size);
  return {
    files: files.length,
    bytes: files.reduce((sum, size) => sum + size, 0),
  };
}
