import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** The address of a version, with a slash at its end. */
export const baseOf = (version: LoadedVersion): string =>
  version.path.replace(/\/?$/, '/');

/**
 * Finds a page of a version.
 *
 * @param reference - `namespace/page`.
 */
export const findDoc = (
  version: LoadedVersion,
  reference: string | undefined,
): LoadedVersion['docs'][number] | undefined =>
  version.docs.find(({slug}) => slug.replace(/^\/|\/$/g, '') === reference);
