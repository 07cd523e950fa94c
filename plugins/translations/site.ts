import fs from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../util/nearest';
import {readReleasedVersions} from '../util/versionData';
import {englishFolder, translatedFolder} from '../util/versionFolders';

/** What the plugin and its commands work on. */
export interface Site {
  readonly siteDir: string;
  /** Languages that people translate into. */
  readonly locales: readonly string[];
}

/** Every version: `current`, then the released ones. */
export const allVersions = (siteDir: string): string[] => [
  'current',
  ...readReleasedVersions(siteDir),
];

/** The version at the root of each language. */
export const currentRelease = (siteDir: string): string =>
  readReleasedVersions(siteDir)[0] ?? 'current';

/** Files below a folder, sorted, with slashes; none when it does not exist. */
export function filesBelow(directory: string): string[] {
  return fs.existsSync(directory)
    ? fs
        .readdirSync(directory, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path
            .relative(directory, path.join(entry.parentPath, entry.name))
            .split(path.sep)
            .join('/'),
        )
        .sort()
    : [];
}

const isPage = (file: string) =>
  /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file);

/** `components/alerts` for `components/alerts/index.mdx`. */
export const pageOf = (file: string): string =>
  file.replace(/(?:\/index)?\.mdx?$/, '');

/** Files of a version's English pages, from the version's folder. */
export const englishPages = (siteDir: string, version: string): string[] =>
  filesBelow(path.join(siteDir, englishFolder(version))).filter(isPage);

/** The same for the pages that have a translation. */
export const translatedPages = (
  siteDir: string,
  locale: string,
  version: string,
): string[] =>
  filesBelow(path.join(siteDir, translatedFolder(locale, version))).filter(
    isPage,
  );

/**
 * The locale that a person asked for.
 *
 * @throws "Language not found", with those there are.
 */
export function checkLocale({locales}: Site, locale: string): string {
  if (!locales.includes(locale)) {
    throw new Error(
      `Language not found: ${locale || '(none given)'}. There are ${locales.join(', ')}.`,
    );
  }
  return locale;
}

/**
 * The version that a person asked for.
 *
 * @throws an error with those there are.
 */
export function checkVersion(siteDir: string, version: string): string {
  const versions = allVersions(siteDir);
  if (!versions.includes(version)) {
    throw new Error(
      `Version not found: ${version}. There are ${versions.join(', ')}.`,
    );
  }
  return version;
}

/**
 * The file of a page that a person named.
 *
 * @param reference - `components/alerts`; a path of its file does as well.
 * @returns the file, from the version's folder.
 * @throws an error with the pages of nearly that name.
 */
export function checkPage(
  siteDir: string,
  version: string,
  reference: string,
): string {
  const files = englishPages(siteDir, version);
  const wanted = pageOf(
    reference.replace(/^\/|\/$/g, '').replace(/^docs\//, ''),
  );
  const file = files.find((candidate) => pageOf(candidate) === wanted);
  if (!file) {
    throw new Error(
      `${englishFolder(version)} has no page "${wanted}"${didYouMean(wanted, files.map(pageOf))} Name it as components/alerts.`,
    );
  }
  return file;
}
