import fs from 'node:fs';
import path from 'node:path';
import {englishFolder, translatedFolder} from '../../util/versionFolders';
import {frozenFile} from '../metadata/frozen';
import {versionDataFile, versionsFile} from '../../util/versionData';
import {hashesFile, sidebarsFile} from './hashes';
import {packageFiles} from './packageFiles';

/** Files that all versions share and a cut changes, from the site's root. */
export const sharedFiles: readonly string[] = [
  versionsFile,
  versionDataFile,
  ...packageFiles,
];

/**
 * Everything that belongs to a released version and to no other: its docs,
 * sidebars, metadata, hashes and translations.
 *
 * @param siteDir - the site's root.
 * @param localeFolders - folders of the locales under `i18n/`.
 * @returns absolute paths, whether they exist or not.
 */
export function filesOfVersion(
  siteDir: string,
  version: string,
  localeFolders: readonly string[],
): string[] {
  const translated = localeFolders.flatMap((locale) => {
    const folder = translatedFolder(locale, version);
    return [folder, `${folder}.json`];
  });
  return [
    englishFolder(version),
    sidebarsFile(version),
    frozenFile(version),
    hashesFile(version),
    ...translated,
  ].map((file) => path.join(siteDir, file));
}

/** Folders of the locales that have translations. */
export function localeFolders(siteDir: string): string[] {
  const directory = path.join(siteDir, 'i18n');
  return fs.existsSync(directory)
    ? fs
        .readdirSync(directory, {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map(({name}) => name)
    : [];
}
