import type {
  TranslationFile,
  TranslationFileContent,
  TranslationMessage,
} from '@docusaurus/types';
import type {Metadata} from '../metadata/model';
import {findShared, placesOf} from './shared';
import {collectTexts, mapTexts} from './texts';

/** An API in the language of a locale, as far as it is translated. */
export interface Translated {
  readonly metadata: Metadata;
  /** English text → translation, for releases that borrow the text. */
  readonly translations: ReadonlyMap<string, string>;
  /** Texts that stay in English, each once. */
  readonly untranslated: ReadonlySet<string>;
  /** Number of different texts. */
  readonly texts: number;
  /** Translations of an English text that has changed since: file and key. */
  readonly outdated: readonly string[];
  /** What the files hold and the API does not: file and key. */
  readonly unknown: readonly string[];
}

interface Options {
  /** The files of `translationFiles`, filled in by Docusaurus. */
  readonly files: readonly TranslationFile[];
  /** Folder of the version. */
  readonly folder: string;
  /** Language of what is not translated. */
  readonly language: string;
  /** Translations of the release that lends texts. */
  readonly lent?: ReadonlyMap<string, string>;
}

/** A message that is still the extracted text is no translation. */
const isTranslation = (
  {message, description}: TranslationMessage,
  text: string,
) => message.trim() !== '' && message !== text && message !== description;

/** Translates the API of one version. */
export function translateMetadata(
  metadata: Metadata,
  {files, folder, language, lent}: Options,
): Translated {
  const texts = collectTexts(metadata);
  const shared = findShared(texts.filter(({borrowed}) => !borrowed));
  const contents = new Map<string, TranslationFileContent>(
    files
      .filter(({path}) => path.startsWith(`${folder}/`))
      .map(({path, content}) => [path.slice(folder.length + 1), content]),
  );
  const translations = new Map<string, string>();
  const untranslated = new Set<string>();
  const outdated = new Set<string>();
  const known = new Set<string>();
  const translated = mapTexts(
    metadata,
    (entry) => {
      const {text} = entry;
      const places = placesOf(entry, shared);
      places.forEach(({file, key}) => known.add(`${file}: ${key}`));
      for (const {file, key} of places) {
        const found = contents.get(file)?.[key];
        if (found && isTranslation(found, text)) {
          translations.set(text, found.message);
          if (found.description && found.description !== text) {
            outdated.add(`${file}: ${key}`);
          }
          return found.message;
        }
      }
      const borrowed = entry.borrowed ? lent?.get(text) : undefined;
      if (borrowed === undefined) {
        untranslated.add(text);
      }
      return borrowed;
    },
    language,
  );
  return {
    metadata: translated,
    translations,
    untranslated,
    texts: new Set(texts.map(({text}) => text)).size,
    outdated: [...outdated],
    unknown: [...contents].flatMap(([file, content]) =>
      Object.keys(content)
        .map((key) => `${file}: ${key}`)
        .filter((place) => !known.has(place)),
    ),
  };
}
