import fs from 'node:fs';
import path from 'node:path';
import {
  translationState,
  type TranslationFields,
  type TranslationState,
} from './state';

/** How far a page's translation is, as the page itself knows it. */
export interface PageTranslation {
  readonly state: TranslationState;
  /** The English page, from the repository's root. */
  readonly englishFile: string;
  /** The translated page, from the repository's root; may not exist yet. */
  readonly translatedFile: string;
}

/** What is asked about: a page of one version in one language. */
export interface TranslatablePage {
  readonly siteDir: string;
  /** Folder of the version's English pages. */
  readonly contentPath: string;
  /** Folder of their translations. */
  readonly contentPathLocalized: string;
  /** The file that the page is built from, of either folder. */
  readonly file: string;
  readonly frontMatter: TranslationFields;
}

const isBelow = (folder: string, file: string) =>
  !path.relative(folder, file).startsWith('..');

/** Tells how far the translation of a page is. */
export function pageTranslation({
  siteDir,
  contentPath,
  contentPathLocalized,
  file,
  frontMatter,
}: TranslatablePage): PageTranslation {
  const translated = isBelow(contentPathLocalized, file);
  const page = path.relative(
    translated ? contentPathLocalized : contentPath,
    file,
  );
  const english = path.join(contentPath, page);
  const fromRoot = (absolute: string) =>
    path.relative(siteDir, absolute).split(path.sep).join('/');
  return {
    state: translationState(
      fs.readFileSync(english, 'utf8'),
      translated ? frontMatter : undefined,
    ),
    englishFile: fromRoot(english),
    translatedFile: fromRoot(path.join(contentPathLocalized, page)),
  };
}
