import fs from 'node:fs';
import path from 'node:path';
import {readEnvironment} from '../../../config/env';
import {fallbackLocale, languages, pseudoLocale} from '../../../config/locales';
import {type DocsVersion, readVersions} from '../../../config/versions';
import {readPageList} from '../../../plugins/locale-gateway/pages';
import {
  englishFolder,
  translatedFolder,
} from '../../../plugins/util/versionFolders';

/** The repository's root. */
export const root = path.join(__dirname, '../../..');

/** Origin that the built pages name as their own, as in canonical links. */
export const siteUrl = readEnvironment(process.env).SITE_URL;

/** The versions of the documentation. */
export const versions = readVersions(root);

/** The version at the root of each language. */
export const release = versions.find(({path: at}) => at === '')!;

/** One page of the built site. */
export interface BuiltPage {
  readonly locale: string;
  /** Version it documents; nothing for pages outside of the documentation. */
  readonly version: DocsVersion;
  /** Address on the site, with locale and version. */
  readonly pathname: string;
  /** Address below locale and version: `components/alerts/`. */
  readonly route: string;
}

function readLocales(): readonly string[] {
  const asked = process.env.E2E_LOCALES?.split(',');
  const built = languages
    .map(({locale}) => locale as string)
    .filter((locale) => fs.existsSync(path.join(root, 'build', locale)));
  const missing = asked?.filter((locale) => !built.includes(locale)) ?? [];
  if (missing.length > 0 || built.length === 0) {
    throw new Error(
      `Not built: ${missing.join(', ') || 'any locale'}. Run npm run build -- --locale <locale> first.`,
    );
  }
  return asked ?? built;
}

/** The locales under test: those of E2E_LOCALES, else those that are built. */
export const locales = readLocales();

/** Those that are read: texts of the pseudo-locale link to where they stand. */
export const readLanguages = locales.filter(
  (locale) => locale !== pseudoLocale,
);

function describe(locale: string, pathname: string): BuiltPage {
  const below = pathname.slice(`/${locale}/`.length);
  const version =
    versions.find(({path: at}) => at !== '' && below.startsWith(`${at}/`)) ??
    release;
  return {
    locale,
    version,
    pathname,
    route: version.path ? below.slice(version.path.length + 1) : below,
  };
}

/** Every page of a locale that was built. */
export function readPages(locale: string): readonly BuiltPage[] {
  return readPageList(path.join(root, 'build', locale)).map((page) =>
    describe(locale, `/${locale}/${page.path}`),
  );
}

/**
 * Folder that holds a page's text in its language, whether or not it is there:
 * the docs for English, else what a translator wrote.
 */
export function sourceOf({locale, route, version}: BuiltPage): string {
  const folder =
    locale === fallbackLocale
      ? englishFolder(version.name)
      : translatedFolder(locale, version.name);
  return path.join(root, folder, route);
}
