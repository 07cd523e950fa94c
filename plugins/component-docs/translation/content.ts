import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {TranslationFile} from '@docusaurus/types';
import type {Metadata} from '../metadata/model';
import type {ForeignTexts} from '../section/create';
import {apiFolder, translationFiles} from './files';
import {type Translated, translateMetadata} from './translate';

/** The API of a version, in the locale's language as far as there is one. */
export interface VersionApi {
  readonly metadata: Metadata;
  /** Texts that stay in the language of the sources. */
  readonly foreign?: ForeignTexts;
}

/** What the docs plugin loads, with the API of each version by its name. */
export interface ApiContent extends LoadedContent {
  readonly apis: ReadonlyMap<string, VersionApi>;
}

/** The texts of all versions for `write-translations`. */
export const filesOfContent = ({apis}: ApiContent): TranslationFile[] =>
  [...apis].flatMap(([version, {metadata}]) =>
    translationFiles(metadata, apiFolder(version)),
  );

interface Options {
  /** Language of the sources: BCP 47 tag. */
  readonly language: string;
  /** Version that lends texts to a version. */
  readonly lenderOf: (version: string) => string | undefined;
  /** Folder of the locale's files, for messages. */
  readonly folder: string;
  /** Takes one line about each version. */
  readonly report: (message: string) => void;
}

function reportVersion(
  version: string,
  {texts, untranslated, outdated, unknown}: Translated,
  {folder, report}: Options,
): void {
  const files = path.posix.join(folder, apiFolder(version));
  if (untranslated.size < texts) {
    report(
      `${files}: ${texts - untranslated.size} of ${texts} texts are translated, ${outdated.length} of them from an older English text.`,
    );
  }
  for (const place of unknown) {
    report(
      `${files}/${place.replace(': ', '.json: "')}" is the key of no text; remove it.`,
    );
  }
}

/** Translates the API of all versions. */
export function translateApis(
  apis: ApiContent['apis'],
  files: readonly TranslationFile[],
  options: Options,
): ApiContent['apis'] {
  const translated = new Map<string, Translated>();
  const translate = (version: string): Translated | undefined => {
    const api = apis.get(version);
    const done = translated.get(version);
    if (!api || done) {
      return done;
    }
    const lender = options.lenderOf(version);
    const result = translateMetadata(api.metadata, {
      files,
      folder: apiFolder(version),
      language: options.language,
      lent: lender === undefined ? undefined : translate(lender)?.translations,
    });
    translated.set(version, result);
    reportVersion(version, result, options);
    return result;
  };
  [...apis.keys()].forEach(translate);
  return new Map(
    [...translated].map(([version, {metadata, untranslated}]) => [
      version,
      {
        metadata,
        foreign: {texts: untranslated, language: options.language},
      },
    ]),
  );
}
