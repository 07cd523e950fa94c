import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {englishFolder} from '../../util/versionFolders';
import {frozenFile} from '../metadata/frozen';

/** Where the hashes of a released version lie, from the site's root. */
export const hashesFile = (version: string): string =>
  `versioned_hashes/version-${version}.sha256`;

/** Where its sidebars lie. */
export const sidebarsFile = (version: string): string =>
  `versioned_sidebars/version-${version}-sidebars.json`;

/** How a file differs from what was recorded. */
export interface Difference {
  /** Path from the site's root. */
  readonly file: string;
  readonly kind: 'changed' | 'added' | 'missing';
}

/** The files of a version that stay as they were cut. */
function frozenFiles(siteDir: string, version: string): string[] {
  const docs = englishFolder(version);
  return [
    ...fs
      .readdirSync(path.join(siteDir, docs), {
        recursive: true,
        withFileTypes: true,
      })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path
          .relative(siteDir, path.join(entry.parentPath, entry.name))
          .split(path.sep)
          .join('/'),
      ),
    ...[sidebarsFile(version), frozenFile(version)].filter((file) =>
      fs.existsSync(path.join(siteDir, file)),
    ),
  ].sort();
}

const hashOf = (file: string) =>
  createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/**
 * Records the hashes of a version's pages, examples, playgrounds, sidebars and
 * API, a line a file as `sha256sum` writes them. Translations are left out:
 * translators go on with those of released versions.
 */
export function recordHashes(siteDir: string, version: string): void {
  const lines = frozenFiles(siteDir, version).map(
    (file) => `${hashOf(path.join(siteDir, file))}  ${file}\n`,
  );
  const target = path.join(siteDir, hashesFile(version));
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, lines.join(''));
}

function readHashes(siteDir: string, version: string): Map<string, string> {
  const name = hashesFile(version);
  const file = path.join(siteDir, name);
  if (!fs.existsSync(file)) {
    throw new Error(
      `${name} is missing. Restore it, or record the version as it is: npm run version:verify -- --record ${version}`,
    );
  }
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line, index) => {
      const [, hash, path] = /^([0-9a-f]{64}) {2}(\S.*)$/.exec(line) ?? [];
      if (hash === undefined || path === undefined) {
        throw new Error(
          `${name}:${index + 1}: expected a hash, two spaces and a path. Restore the file.`,
        );
      }
      return [path, hash];
    }),
  );
}

/**
 * Compares a version with its recorded hashes.
 *
 * @returns what differs, in the order of the alphabet.
 * @throws an error that says what to do, when there is no usable record.
 */
export function compareHashes(siteDir: string, version: string): Difference[] {
  const recorded = readHashes(siteDir, version);
  const files = frozenFiles(siteDir, version);
  const present = new Set(files);
  const differences = [
    ...files.flatMap((file): Difference[] => {
      const hash = recorded.get(file);
      if (hash === undefined) {
        return [{file, kind: 'added'}];
      }
      return hash === hashOf(path.join(siteDir, file))
        ? []
        : [{file, kind: 'changed'}];
    }),
    ...[...recorded.keys()]
      .filter((file) => !present.has(file))
      .map((file): Difference => ({file, kind: 'missing'})),
  ];
  return differences.sort((a, b) => (a.file < b.file ? -1 : 1));
}
