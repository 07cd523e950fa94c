import fs from 'node:fs';
import path from 'node:path';
import {englishFolder, translatedFolder} from '../util/versionFolders';
import {translationFields} from './markdown';
import {checkPlayground} from './playground';
import {allVersions, filesBelow, translatedPages} from './site';
import {comparePages, skeletonOf} from './skeleton';
import {sourceHash} from './hash';

/**
 * Compares one translated page, and its playground, with the English page as
 * it is today.
 *
 * @param file - the page, from the version's folder.
 * @returns a line for each difference.
 */
export function checkPage(
  siteDir: string,
  locale: string,
  version: string,
  file: string,
): string[] {
  const read = (name: string) =>
    skeletonOf(name, fs.readFileSync(path.join(siteDir, name), 'utf8'));
  const translated = path.posix.join(translatedFolder(locale, version), file);
  const english = path.posix.join(englishFolder(version), file);
  return [
    ...comparePages(translated, read(english), read(translated)),
    ...checkPlayground(
      siteDir,
      path.posix.dirname(english),
      path.posix.dirname(translated),
    ),
  ];
}

/** Files that belong to no English one, with what to do. */
function orphans(siteDir: string, locale: string, version: string): string[] {
  const folder = translatedFolder(locale, version);
  const english = new Set(
    filesBelow(path.join(siteDir, englishFolder(version))),
  );
  return filesBelow(path.join(siteDir, folder))
    .filter((file) => !file.startsWith('api/') && !english.has(file))
    .map(
      (file) =>
        `${folder}/${file}: ${englishFolder(version)} has no such file; use "npm run i18n:move" or "npm run i18n:delete"`,
    );
}

/**
 * What is wrong with a language's pages: files without an English one, pages
 * without a recorded source, and pages that say to be up to date and differ
 * in what holds in every language. A stale page or a draft may differ.
 */
export function checkPages(siteDir: string, locale: string): string[] {
  return allVersions(siteDir).flatMap((version) => {
    const lost = orphans(siteDir, locale, version);
    const folder = translatedFolder(locale, version);
    const wrong = translatedPages(siteDir, locale, version).flatMap((file) => {
      const englishFile = path.join(siteDir, englishFolder(version), file);
      if (!fs.existsSync(englishFile)) {
        return [];
      }
      const name = path.posix.join(folder, file);
      const fields = translationFields(
        name,
        fs.readFileSync(path.join(siteDir, name), 'utf8'),
      );
      if (fields.source_hash === undefined) {
        return [
          `${name}: front matter field "source_hash" is missing; run "npm run i18n:done" for the page`,
        ];
      }
      const upToDate =
        fields.source_hash === sourceHash(fs.readFileSync(englishFile, 'utf8'));
      return upToDate && !fields.translation_draft
        ? checkPage(siteDir, locale, version, file)
        : [];
    });
    return [...lost, ...wrong];
  });
}
