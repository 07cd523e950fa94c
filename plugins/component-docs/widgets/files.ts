// cspell:ignore docu -- part of a name of Docusaurus
import {docuHash as hashedName} from '@docusaurus/utils';

/**
 * Name of the file with the API rows of a page, among the docs plugin's
 * generated data.
 *
 * @param source - the page as Docusaurus names it: `@site/docs/…`.
 */
export const sectionFile = (source: string): string =>
  `${hashedName(source)}-api.json`;

/** The same for the API explorer of a version. */
export const explorerFile = (version: string): string =>
  `api-explorer-${version}.json`;

/** The same for the comparison of releases: what it shows at once. */
export const compareFile = (version: string): string =>
  `api-compare-${version}.json`;

/** And what it loads when other releases are chosen. */
export const compareSourceFile = (version: string): string =>
  `api-compare-${version}-source.json`;

/** The same for what breaks between an earlier release and that version. */
export const breakingFile = (version: string, from: string): string =>
  `api-breaking-${version}-from-${from}.json`;

/** The same for the browser of sass variables: what it shows at once. */
export const sassFile = (version: string): string => `sass-${version}.json`;

/** And what it loads when a component is chosen. */
export const sassRowsFile = (version: string): string =>
  `sass-${version}-components.json`;
