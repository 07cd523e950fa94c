import fs from 'node:fs';
import path from 'node:path';
import {
  englishMessages,
  isApiFile,
  type Messages,
  readMessages,
} from '../messages';
import {translatedFields} from '../words';
import type {PseudoEntry} from './find';
import {pseudoMessage} from './text';

/** Folder of the pseudo-locale's files of messages, from the root. */
export const pseudoFolder = 'node_modules/.cache/translations/pseudo';

/** English messages in the pseudo-language. */
export function pseudoMessages(english: Messages): Messages {
  return Object.fromEntries(
    Object.entries(english).map(([file, messages]) => [
      file,
      Object.fromEntries(
        Object.entries(messages).map(([key, entry]) => [
          key,
          {...entry, message: pseudoMessage(entry.message, !isApiFile(file))},
        ]),
      ),
    ]),
  );
}

/**
 * Writes the pseudo-locale's files of messages from the English of today.
 * Docusaurus reads them while it loads the configuration.
 */
export function writePseudoMessages(siteDir: string): void {
  const folder = path.join(siteDir, pseudoFolder);
  fs.rmSync(folder, {recursive: true, force: true});
  for (const [file, messages] of Object.entries(
    pseudoMessages(englishMessages(siteDir)),
  )) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, JSON.stringify(messages));
  }
}

/** The messages of the pseudo-locale as they were written, with their places. */
export function readPseudoEntries(siteDir: string): PseudoEntry[] {
  return Object.entries(readMessages(siteDir, pseudoFolder)).flatMap(
    ([file, messages]) =>
      Object.entries(messages).map(([key, {message}]) => ({
        file,
        key,
        forms: isApiFile(file) ? [message] : message.split('|'),
      })),
  );
}

/** A page's front matter in the pseudo-language; keywords stay. */
export function pseudoFrontMatter<T extends Readonly<Record<string, unknown>>>(
  frontMatter: T,
): T {
  const changed = translatedFields.flatMap((field) => {
    const value = frontMatter[field];
    return typeof value === 'string'
      ? [[field, pseudoMessage(value, false)] as const]
      : [];
  });
  return {...frontMatter, ...Object.fromEntries(changed)};
}
