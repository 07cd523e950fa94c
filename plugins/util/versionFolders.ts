const docsPlugin = 'docusaurus-plugin-content-docs';

/** Folder of a version below that of a locale's docs: `version-2.7`. */
export const versionFolder = (version: string): string =>
  version === 'current' ? version : `version-${version}`;

/** Folder of a version's English pages, from the site's root. */
export const englishFolder = (version: string): string =>
  version === 'current' ? 'docs' : `versioned_docs/${versionFolder(version)}`;

/** Folder of a locale's translated docs and labels, from the site's root. */
export const translatedDocs = (locale: string): string =>
  `i18n/${locale}/${docsPlugin}`;

/** Folder of a version's translated pages, from the site's root. */
export const translatedFolder = (locale: string, version: string): string =>
  `${translatedDocs(locale)}/${versionFolder(version)}`;
