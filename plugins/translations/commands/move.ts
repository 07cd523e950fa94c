import fs from 'node:fs';
import path from 'node:path';
import {englishFolder, translatedFolder} from '../../util/versionFolders';
import {sourceHash} from '../hash';
import {parsePage, translationFields, withFields} from '../markdown';
import {englishPages, pageOf, type Site, translatedPages} from '../site';
import type {Lines} from './start';

const pageName = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)+$/;

function checkName(page: string): string {
  if (!pageName.test(page)) {
    throw new Error(`"${page}" is no page. Name it as components/alerts.`);
  }
  return page;
}

const escaped = (text: string) => text.replaceAll('/', '\\/');

/** References to a page: links to its file, and entries of `up_next`. */
function references(page: string): RegExp {
  return new RegExp(
    `(\\]\\(|\\]:\\s*|["'])\\/${escaped(page)}(\\/index)?\\.mdx`,
    'g',
  );
}

const upNextOf = (file: string, text: string) => {
  const list = parsePage(file, text).frontMatter.up_next;
  return Array.isArray(list) ? list.map(String) : [];
};

/** One translated page with the English page that it belongs to. */
interface Pair {
  readonly translated: string;
  readonly english: string;
}

function pairsOf({siteDir, locales}: Site, version: string): Pair[] {
  const english = new Set(englishPages(siteDir, version));
  return locales.flatMap((locale) =>
    translatedPages(siteDir, locale, version)
      .filter((file) => english.has(file))
      .map((file) => ({
        translated: path.posix.join(translatedFolder(locale, version), file),
        english: path.posix.join(englishFolder(version), file),
      })),
  );
}

/** Whether the version has a page of this name in English. */
const hasEnglish = (siteDir: string, version: string, page: string) =>
  englishPages(siteDir, version).some((file) => pageOf(file) === page);

/** Folders of a page in the locales that have one. */
function translatedFolders(
  {siteDir, locales}: Site,
  version: string,
  page: string,
): {locale: string; folder: string}[] {
  return locales
    .map((locale) => ({
      locale,
      folder: path.posix.join(translatedFolder(locale, version), page),
    }))
    .filter(({folder}) => fs.existsSync(path.join(siteDir, folder)));
}

/**
 * Follows an English page that was renamed: moves its folder in every
 * language, and corrects links and `up_next` of the other translated pages. A
 * page whose English text changed in nothing else stays up to date.
 *
 * @throws when the English page was not renamed yet, or a translation is in
 *   the way; nothing is written then.
 */
export function movePage(
  site: Site,
  from: string,
  to: string,
  version: string,
): Lines {
  const {siteDir} = site;
  checkName(from);
  checkName(to);
  const english = englishFolder(version);
  if (hasEnglish(siteDir, version, from) || !hasEnglish(siteDir, version, to)) {
    throw new Error(
      `Rename the English page first: git mv ${english}/${from} ${english}/${to}`,
    );
  }
  const moves = translatedFolders(site, version, from).map((entry) => ({
    ...entry,
    target: path.posix.join(translatedFolder(entry.locale, version), to),
  }));
  const inTheWay = moves.find(({target}) =>
    fs.existsSync(path.join(siteDir, target)),
  );
  if (inTheWay) {
    throw new Error(
      `${inTheWay.target} exists already; remove it or ${inTheWay.folder} first.`,
    );
  }
  for (const {folder, target} of moves) {
    fs.mkdirSync(path.dirname(path.join(siteDir, target)), {recursive: true});
    fs.renameSync(path.join(siteDir, folder), path.join(siteDir, target));
  }
  const rename = (text: string, a: string, b: string) =>
    text.replace(references(a), (found) => found.replace(`/${a}`, `/${b}`));
  const changed = pairsOf(site, version).filter(
    ({translated, english: file}) => {
      const target = path.join(siteDir, translated);
      const text = fs.readFileSync(target, 'utf8');
      const next = upNextOf(translated, text);
      const linked = rename(text, from, to);
      const renamed = next.includes(from)
        ? withFields(linked, {
            up_next: next.map((page) => (page === from ? to : page)),
          })
        : linked;
      if (renamed === text) {
        return false;
      }
      const now = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const before = rename(now, to, from).replace(
        new RegExp(`^(\\s*-\\s+|.*[\\[,]\\s*)${escaped(to)}(?![\\w-])`, 'gm'),
        `$1${from}`,
      );
      const {source_hash: hash} = translationFields(translated, text);
      fs.writeFileSync(
        target,
        hash === sourceHash(before)
          ? withFields(renamed, {source_hash: sourceHash(now)})
          : renamed,
      );
      return true;
    },
  );
  return [
    ...moves.map(({folder, target}) => `Moved ${folder} to ${target}.`),
    ...changed.map(
      ({translated}) => `Corrected the references in ${translated}.`,
    ),
    ...(moves.length + changed.length === 0
      ? [`No language has a translation of ${from} or leads to it.`]
      : []),
  ];
}

/**
 * Follows an English page that was removed: removes its folder in every
 * language, takes `up_next` from the English page where it named it, and lists
 * the links that are left.
 *
 * @throws when the English page is still there.
 */
export function deletePage(site: Site, page: string, version: string): Lines {
  const {siteDir} = site;
  checkName(page);
  const english = englishFolder(version);
  if (hasEnglish(siteDir, version, page)) {
    throw new Error(
      `Remove the English page first: git rm -r ${english}/${page}`,
    );
  }
  const folders = translatedFolders(site, version, page);
  for (const {folder} of folders) {
    fs.rmSync(path.join(siteDir, folder), {recursive: true});
  }
  const lines: string[] = folders.map(({folder}) => `Removed ${folder}.`);
  for (const {translated, english: file} of pairsOf(site, version)) {
    const target = path.join(siteDir, translated);
    const text = fs.readFileSync(target, 'utf8');
    if (upNextOf(translated, text).includes(page)) {
      const now = fs.readFileSync(path.join(siteDir, file), 'utf8');
      fs.writeFileSync(
        target,
        withFields(text, {up_next: upNextOf(file, now)}),
      );
      lines.push(`Took up_next from ${file} in ${translated}.`);
    }
    text.split('\n').forEach((line, index) => {
      if (references(page).test(line)) {
        lines.push(
          `${translated}:${index + 1}: still links to the page; see ${file}.`,
        );
      }
    });
  }
  return lines.length > 0
    ? lines
    : [`No language has a translation of ${page} or leads to it.`];
}
