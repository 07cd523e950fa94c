import fs from 'node:fs';
import path from 'node:path';
import {
  isApiFile,
  type Messages,
  readSources,
  readTranslations,
  sourcesFile,
} from '../messages';
import {checkLocale, type Site} from '../site';
import {checkMessages, stringStates} from '../strings';
import type {Lines} from './start';

/** What the commands call the interface, in the place of a page. */
export const stringsName = 'strings';

function writeJson(siteDir: string, file: string, content: unknown): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`);
}

const withoutApi = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).filter(([file]) => !isApiFile(file)),
  );

function statesOf(site: Site, english: Messages, locale: string) {
  return stringStates(
    withoutApi(english),
    readTranslations(site.siteDir, locale),
    readSources(site.siteDir, locale),
  );
}

/**
 * Adds what is missing to a language's files of messages, in English, and
 * removes what the site no longer says. The texts of the API are left alone.
 */
export function startStrings(
  site: Site,
  english: Messages,
  locale: string,
): Lines {
  checkLocale(site, locale);
  const translated = readTranslations(site.siteDir, locale);
  const lines = Object.entries(withoutApi(english)).flatMap(
    ([file, messages]) => {
      const existing = translated[file] ?? {};
      const kept = Object.entries(existing).filter(([key]) => messages[key]);
      const added = Object.entries(messages).filter(([key]) => !existing[key]);
      const removed = Object.keys(existing).length - kept.length;
      if (added.length + removed === 0) {
        return [];
      }
      const name = `i18n/${locale}/${file}`;
      writeJson(site.siteDir, name, Object.fromEntries([...kept, ...added]));
      return [`${name}: ${added.length} added, ${removed} removed.`];
    },
  );
  const open = statesOf(site, english, locale).filter(
    ({state}) => state !== 'translated',
  );
  return [
    ...lines,
    ...open.map(
      ({file, key, state, english: text}) =>
        `${state} i18n/${locale}/${file}: "${key}": ${text}`,
    ),
    open.length > 0
      ? `Translate each message, then: npm run i18n:done -- ${locale} ${stringsName}`
      : 'Every message is translated.',
  ];
}

/** Shows which messages changed in English since they were translated. */
export function diffStrings(
  site: Site,
  english: Messages,
  locale: string,
): Lines {
  checkLocale(site, locale);
  const sources = readSources(site.siteDir, locale);
  const translated = readTranslations(site.siteDir, locale);
  const stale = statesOf(site, english, locale).filter(
    ({state}) => state === 'stale',
  );
  return stale.length > 0
    ? stale.flatMap(({file, key, english: now}) => [
        `i18n/${locale}/${file}: "${key}"`,
        `  - ${sources[file]?.[key] ?? ''}`,
        `  + ${now}`,
        `    ${translated[file]?.[key]?.message ?? ''}`,
      ])
    : ['No English message has changed since it was translated.'];
}

/**
 * Records that a language's messages are made from the English as it is now.
 *
 * @param same - also those that read as in English: they are meant so.
 * @throws when a message is malformed; nothing is written then.
 */
export function finishStrings(
  site: Site,
  english: Messages,
  locale: string,
  same: boolean,
): Lines {
  const {siteDir} = site;
  checkLocale(site, locale);
  const translated = readTranslations(siteDir, locale);
  const problems = checkMessages(locale, english, translated);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const states = statesOf(site, english, locale);
  const sources: Record<string, Record<string, string>> = {};
  const open: string[] = [];
  for (const {file, key, english: text, state} of states) {
    if (translated[file]?.[key] && (same || state !== 'missing')) {
      (sources[file] ??= {})[key] = text;
    } else {
      open.push(`missing i18n/${locale}/${file}: "${key}": ${text}`);
    }
  }
  writeJson(siteDir, `i18n/${locale}/${sourcesFile}`, sources);
  return [
    `${states.length - open.length} of ${states.length} messages are up to date.`,
    ...open,
    ...(open.length > 0
      ? [
          `If those that read as in English are meant so: npm run i18n:done -- ${locale} ${stringsName} --same`,
        ]
      : []),
  ];
}
