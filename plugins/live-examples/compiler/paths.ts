import path from 'node:path';
import {englishFolder} from '../../util/versionFolders';

/**
 * Folder of what belongs to no page of the docs, such as full-page demos: it
 * runs what `docs/` documents.
 */
export const demosRoot = 'examples';

/** Where a file of the documentation belongs. */
export interface DocsLocation {
  /** Docusaurus' name of the version; `current` for `docs/`. */
  readonly version: string;
  /** The folder it lies below, from the site's root, such as `docs`. */
  readonly root: string;
  /** Path of the file below that folder, with forward slashes. */
  readonly file: string;
}

const demo = /^examples\/(?<file>.+)$/;
const source = /^docs\/(?<file>.+)$/;
const versioned = /^versioned_docs\/version-(?<version>[^/]+)\/(?<file>.+)$/;
const translated =
  /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:current|version-(?<version>[^/]+))\/(?<file>.+)$/;

/** Folders with `.vue` files that run on a version's framework. */
export function exampleRoots(version: string): string[] {
  return version === 'current'
    ? [englishFolder(version), demosRoot]
    : [englishFolder(version)];
}

/** A path from the site's root, with forward slashes. */
export function toSitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/**
 * Tells which version a file belongs to, translated pages included: these
 * share the folders, hence the examples, of the page they translate.
 *
 * @param siteDir - the site's root.
 * @param file - absolute path of the file.
 * @returns the location, or undefined for a file outside the documentation.
 */
export function locate(
  siteDir: string,
  file: string,
): DocsLocation | undefined {
  const sitePath = toSitePath(siteDir, file);
  for (const pattern of [demo, source, versioned, translated]) {
    const groups = pattern.exec(sitePath)?.groups;
    if (groups?.file) {
      const version = groups.version ?? 'current';
      return {
        version,
        root: pattern === demo ? demosRoot : englishFolder(version),
        file: groups.file,
      };
    }
  }
  return undefined;
}
