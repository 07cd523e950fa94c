import fs from 'node:fs';
import path from 'node:path';
import {translatedFolder} from '../util/versionFolders';
import {englishPages, translatedPages} from './site';

/**
 * Copies translations that only a version has to `current`, so that cutting
 * the version anew from `docs/` loses none. They are out of date there if the
 * English page has changed since.
 *
 * @param localeFolders - folders of the locales under `i18n/`.
 */
export function keepTranslations(
  siteDir: string,
  version: string,
  localeFolders: readonly string[],
): void {
  const english = new Set(englishPages(siteDir, 'current'));
  for (const locale of localeFolders) {
    const kept = new Set(translatedPages(siteDir, locale, 'current'));
    for (const file of translatedPages(siteDir, locale, version)) {
      if (english.has(file) && !kept.has(file)) {
        const folderIn = (name: string) =>
          path.join(
            siteDir,
            path.dirname(path.join(translatedFolder(locale, name), file)),
          );
        fs.cpSync(folderIn(version), folderIn('current'), {
          recursive: true,
          force: false,
        });
      }
    }
  }
}
