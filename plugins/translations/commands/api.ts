import fs from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../util/nearest';
import {translatedFolder} from '../../util/versionFolders';
import {checkApiTexts} from '../apiTexts';
import {type Message, type Messages, readTranslations} from '../messages';
import {allVersions, checkLocale, type Site} from '../site';
import {checkMessages, type StringState, stringStates} from '../strings';
import type {Lines, PageRequest} from './start';

const prefix = 'api/';

/** Whether the API is asked for, in the place of a page: `api/v-btn`. */
export const isApiName = (page: string): boolean => page.startsWith(prefix);

type Content = Readonly<Record<string, Message>>;

/** A file of API texts, from the locale's folder. */
const fileIn = (version: string, page: string) =>
  path.posix.join(
    path.posix.relative('i18n/_', translatedFolder('_', version)),
    `${page}.json`,
  );

/**
 * The file that a person asked for, with its English texts.
 *
 * @throws an error with the files of nearly that name.
 */
function findFile(
  site: Site,
  english: Messages,
  {locale, page, version}: PageRequest,
): {file: string; content: Content} {
  checkLocale(site, locale);
  const file = fileIn(version, page);
  const content = english[file];
  if (!content) {
    const folder = path.posix.dirname(file);
    const names = Object.keys(english)
      .filter((name) => path.posix.dirname(name) === folder)
      .map((name) => prefix + path.posix.basename(name, '.json'));
    throw new Error(
      `The API has no texts "${page}"${didYouMean(page, names)} Name a component, "api/mixins", "api/generic" or "api/services".`,
    );
  }
  return {file, content};
}

/** Writes a file of texts in the order of the keys; an empty one goes. */
function write(site: Site, locale: string, file: string, content: Content) {
  const target = path.join(site.siteDir, 'i18n', locale, file);
  const entries = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) {
    fs.rmSync(target, {force: true});
    return;
  }
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(
    target,
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  );
}

const statesOf = (
  file: string,
  content: Content,
  translated: Content,
): StringState[] => stringStates({[file]: content}, {[file]: translated}, {});

const command = (name: string, {locale, page, version}: PageRequest) =>
  `npm run i18n:${name} -- ${locale} ${page}${version === 'current' ? '' : ` --version ${version}`}`;

/** Adds to a language's file of API texts what it lacks, in English. */
export function startApi(
  site: Site,
  english: Messages,
  request: PageRequest,
): Lines {
  const {file, content} = findFile(site, english, request);
  const {locale} = request;
  const existing = readTranslations(site.siteDir, locale)[file] ?? {};
  const added = Object.entries(content)
    .filter(([key]) => !existing[key])
    .map(([key, {message}]) => [key, {message, description: message}] as const);
  write(site, locale, file, {...existing, ...Object.fromEntries(added)});
  const open = statesOf(file, content, existing).filter(
    ({state}) => state !== 'translated',
  );
  return [
    `i18n/${locale}/${file}: ${String(open.length)} of ${String(Object.keys(content).length)} texts to translate.`,
    'Translate each "message"; "description" is the English text. Leave code and links as they are.',
    `Then: ${command('done', request)}`,
  ];
}

/** Shows which English texts changed since they were translated. */
export function diffApi(
  site: Site,
  english: Messages,
  request: PageRequest,
): Lines {
  const {file, content} = findFile(site, english, request);
  const existing = readTranslations(site.siteDir, request.locale)[file] ?? {};
  const stale = statesOf(file, content, existing).filter(
    ({state}) => state === 'stale',
  );
  return stale.length > 0
    ? stale.flatMap(({key, english: now}) => [
        `i18n/${request.locale}/${file}: "${key}"`,
        `  - ${existing[key]?.description ?? ''}`,
        `  + ${now}`,
        `    ${existing[key]?.message ?? ''}`,
      ])
    : ['No English text has changed since it was translated.'];
}

/** Gives the texts to a version wherever its English is the same. */
function carry(
  site: Site,
  english: Messages,
  request: PageRequest,
  version: string,
  finished: Content,
): Lines {
  const file = fileIn(version, request.page);
  const content = english[file] ?? {};
  const same = Object.entries(finished).filter(
    ([key, {description}]) => content[key]?.message === description,
  );
  if (same.length === 0) {
    return [];
  }
  const existing = readTranslations(site.siteDir, request.locale)[file] ?? {};
  write(site, request.locale, file, {
    ...existing,
    ...Object.fromEntries(same),
  });
  return [
    `The same in i18n/${request.locale}/${file}: ${String(same.length)}.`,
  ];
}

/**
 * Marks a language's API texts as made from the English as it is now, removes
 * those that still read as in English, and gives the others to every version
 * whose English is the same.
 *
 * @throws when a text lacks code or a link of the English one, or is
 *   malformed; nothing is written then.
 */
export function finishApi(
  site: Site,
  english: Messages,
  request: PageRequest,
): Lines {
  const {file, content} = findFile(site, english, request);
  const {locale, version} = request;
  const existing = readTranslations(site.siteDir, locale)[file] ?? {};
  const done = Object.entries(existing).filter(
    ([key, {message}]) => content[key]?.message !== message,
  );
  const finished: Content = Object.fromEntries(
    done.map(([key, {message}]) => [
      key,
      {message, description: content[key]?.message ?? ''},
    ]),
  );
  const problems = [
    ...checkMessages(locale, {[file]: content}, {[file]: finished}),
    ...checkApiTexts(locale, {[file]: finished}),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  write(site, locale, file, finished);
  return [
    `i18n/${locale}/${file}: ${String(done.length)} of ${String(Object.keys(content).length)} texts are up to date.`,
    ...allVersions(site.siteDir)
      .filter((other) => other !== version)
      .flatMap((other) => carry(site, english, request, other, finished)),
  ];
}
