import fs from 'node:fs';
import path from 'node:path';
import {keepTranslations} from '../../translations/keep';
import {readReleasedVersions, versionsFile} from '../../util/versionData';
import {translatedFolder} from '../../util/versionFolders';
import {filesOfVersion, localeFolders, sharedFiles} from './files';
import {withRestore} from './restore';

/**
 * Replaces the cut of a released version with a new one of `docs/`.
 *
 * @param siteDir - the site's root.
 * @param version - an entry of versions.json.
 * @param cut - runs `docs:version`.
 * @throws an error when the version does not exist or the cut fails; then
 * every file is as it was before.
 */
export async function recutVersion(
  siteDir: string,
  version: string,
  cut: (version: string) => Promise<void> | void,
): Promise<void> {
  const list = path.join(siteDir, versionsFile);
  const versions = readReleasedVersions(siteDir);
  if (!versions.includes(version)) {
    throw new Error(
      `Version "${version}" is not in ${versionsFile} (${versions.join(', ') || 'empty'}); cut it with "npx docusaurus docs:version ${version}".`,
    );
  }
  const write = (names: readonly string[]) => {
    fs.writeFileSync(list, `${JSON.stringify(names, null, 2)}\n`);
  };
  const locales = localeFolders(siteDir);
  const files = filesOfVersion(siteDir, version, locales);
  const current = locales.map((locale) =>
    path.join(siteDir, translatedFolder(locale, 'current')),
  );
  const shared = sharedFiles.map((file) => path.join(siteDir, file));
  await withRestore([...files, ...current, ...shared], async () => {
    keepTranslations(siteDir, version, locales);
    for (const file of files) {
      fs.rmSync(file, {recursive: true, force: true});
    }
    write(versions.filter((name) => name !== version));
    await cut(version);
    // A cut always becomes the newest version; this one keeps its place.
    write(versions);
  });
}
