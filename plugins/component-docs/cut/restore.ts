import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Runs work that changes files and folders; when it fails, puts everything
 * back as it was.
 *
 * @param paths - absolute paths that the work may write, change or remove.
 * @throws what the work throws, after the files are restored.
 */
export async function withRestore<T>(
  paths: readonly string[],
  work: () => Promise<T> | T,
): Promise<T> {
  const backup = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-cut-'));
  const kept = paths.filter((file) => fs.existsSync(file));
  const copyOf = (file: string) =>
    path.join(backup, String(paths.indexOf(file)));
  try {
    for (const file of kept) {
      fs.cpSync(file, copyOf(file), {recursive: true});
    }
    return await work();
  } catch (error) {
    for (const file of paths) {
      fs.rmSync(file, {recursive: true, force: true});
    }
    for (const file of kept) {
      fs.cpSync(copyOf(file), file, {recursive: true});
    }
    throw error;
  } finally {
    fs.rmSync(backup, {recursive: true, force: true});
  }
}
