import fs from 'node:fs';
import path from 'node:path';
import {englishFolder, translatedFolder} from '../../util/versionFolders';
import {sourceHash} from '../hash';
import {withFields} from '../markdown';
import {allVersions, checkLocale, checkPage, pageOf, type Site} from '../site';
import {withStatedIds} from '../skeleton';

/** A page of one version in one language, as the commands name it. */
export interface PageRequest {
  readonly locale: string;
  /** `components/alerts`. */
  readonly page: string;
  readonly version: string;
}

/** What a command did and what there is to do now, line by line. */
export type Lines = readonly string[];

/** The files of a page that was asked for, from the root. */
function filesOfRequest(
  site: Site,
  {locale, page, version}: PageRequest,
): {file: string; english: string; translated: string} {
  checkLocale(site, locale);
  const file = checkPage(site.siteDir, version, page);
  return {
    file,
    english: path.posix.join(englishFolder(version), file),
    translated: path.posix.join(translatedFolder(locale, version), file),
  };
}

/**
 * The same for a page that must have a translation.
 *
 * @throws when there is none, with the command that creates it.
 */
export function filesOfTranslation(
  site: Site,
  request: PageRequest,
): {file: string; english: string; translated: string} {
  const files = filesOfRequest(site, request);
  if (!fs.existsSync(path.join(site.siteDir, files.translated))) {
    throw new Error(
      `${files.translated} does not exist. Create it: npm run i18n:start -- ${request.locale} ${request.page}`,
    );
  }
  return files;
}

/** Versions whose English page is the same, the given one excepted. */
export function sameInVersions(
  siteDir: string,
  version: string,
  file: string,
): string[] {
  const hashIn = (name: string) => {
    const english = path.join(siteDir, englishFolder(name), file);
    return fs.existsSync(english)
      ? sourceHash(fs.readFileSync(english, 'utf8'))
      : undefined;
  };
  const wanted = hashIn(version);
  return allVersions(siteDir).filter(
    (name) => name !== version && hashIn(name) === wanted,
  );
}

/**
 * Creates the file to translate: the English page, its headings' ids stated,
 * marked as a draft of that text.
 *
 * @throws when the page is there already.
 */
export function startPage(site: Site, request: PageRequest): Lines {
  const {siteDir} = site;
  const {locale, version, page} = request;
  const {file, english, translated} = filesOfRequest(site, request);
  const target = path.join(siteDir, translated);
  if (fs.existsSync(target)) {
    throw new Error(
      `${translated} exists already. See what changed in English: npm run i18n:diff -- ${locale} ${page}`,
    );
  }
  const source = path.join(siteDir, english);
  const text = fs.readFileSync(source, 'utf8');
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(
    target,
    withFields(withStatedIds(english, text), {
      source_hash: sourceHash(text),
      translation_draft: true,
    }),
  );
  const versionArgument = version === 'current' ? '' : ` --version ${version}`;
  const playground = path.join(path.dirname(source), 'playground.yaml');
  return [
    `Created ${translated}.`,
    'Translate the text, title, description, keywords and lead. Leave code, ids, components and links as they are.',
    ...(fs.existsSync(playground)
      ? [
          `The page has a playground: copy ${path.posix.join(path.posix.dirname(english), 'playground.yaml')} beside it and translate its labels.`,
        ]
      : []),
    `See it: npm start -- --locale ${locale}`,
    `Then: npm run i18n:done -- ${locale} ${pageOf(file)}${versionArgument}`,
  ];
}
