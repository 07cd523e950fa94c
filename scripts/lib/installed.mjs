import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} file
 * @returns {unknown} its content, or nothing when there is no such file.
 */
function readJson(file) {
  return fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8'))
    : undefined;
}

/**
 * Compares package-lock.json with what lies in node_modules. File times say
 * nothing after a clone or a branch switch, so the versions are compared.
 *
 * @param {string} root - folder of package-lock.json.
 * @returns {string | undefined} why an install is due, or nothing when
 *   node_modules holds what the lockfile asks for.
 * @throws {Error} when there is no lockfile.
 */
export function whyInstall(root) {
  const lockfile =
    /** @type {{packages: Record<string, {version?: string, optional?: boolean}>} | undefined} */ (
      readJson(path.join(root, 'package-lock.json'))
    );
  if (!lockfile) {
    throw new Error(
      'package-lock.json is missing. Restore it from the repository.',
    );
  }
  // npm writes this record at the end of an install that went well.
  if (!fs.existsSync(path.join(root, 'node_modules/.package-lock.json'))) {
    return 'nothing is installed yet';
  }
  for (const [folder, wanted] of Object.entries(lockfile.packages)) {
    const manifest = /** @type {{version?: string} | undefined} */ (
      readJson(path.join(root, folder, 'package.json'))
    );
    if (!manifest && wanted.optional) {
      // Built for another platform.
      continue;
    }
    if (manifest?.version !== wanted.version) {
      const name = folder.split('node_modules/').at(-1);
      return `${name} ${wanted.version} is wanted, ${manifest?.version ?? 'nothing'} is installed`;
    }
  }
  return undefined;
}
