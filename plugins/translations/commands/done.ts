import fs from 'node:fs';
import path from 'node:path';
import {translatedFolder} from '../../util/versionFolders';
import {checkPage} from '../checkPages';
import {sourceHash} from '../hash';
import {translationFields, withFields} from '../markdown';
import type {Site} from '../site';
import {translationState} from '../state';
import {
  filesOfTranslation,
  type Lines,
  type PageRequest,
  sameInVersions,
} from './start';

/** Copies a page's translation to a version whose English page is the same. */
function carry(
  siteDir: string,
  locale: string,
  from: string,
  to: string,
  file: string,
): string {
  const folderIn = (version: string) =>
    path.posix.dirname(
      path.posix.join(translatedFolder(locale, version), file),
    );
  const target = folderIn(to);
  fs.mkdirSync(path.join(siteDir, target), {recursive: true});
  for (const name of fs.readdirSync(path.join(siteDir, folderIn(from)))) {
    const source = path.join(siteDir, folderIn(from), name);
    if (fs.statSync(source).isFile()) {
      fs.copyFileSync(source, path.join(siteDir, target, name));
    }
  }
  return target;
}

/**
 * Marks a translated page as made from the English text as it is now, and
 * gives it to every version whose English page is the same.
 *
 * @throws when there is no translation, or one that differs from the English
 *   page in what holds in every language; nothing is written then.
 */
export function finishPage(site: Site, request: PageRequest): Lines {
  const {siteDir} = site;
  const {locale, version} = request;
  const {file, english, translated} = filesOfTranslation(site, request);
  const target = path.join(siteDir, translated);
  const problems = checkPage(siteDir, locale, version, file);
  if (problems.length > 0) {
    throw new Error(
      [
        ...problems,
        `Correct this and run the command again. What the English says: ${english}`,
      ].join('\n'),
    );
  }
  const text = fs.readFileSync(target, 'utf8');
  const source = fs.readFileSync(path.join(siteDir, english), 'utf8');
  const before = translationState(source, translationFields(translated, text));
  fs.writeFileSync(
    target,
    withFields(text, {
      source_hash: sourceHash(source),
      translation_draft: undefined,
    }),
  );
  const carried = sameInVersions(siteDir, version, file).map((other) =>
    carry(siteDir, locale, version, other, file),
  );
  return [
    before === 'translated'
      ? `${translated} is up to date, as it was.`
      : `${translated} is up to date.`,
    ...carried.map((folder) => `The same in ${folder}.`),
  ];
}
