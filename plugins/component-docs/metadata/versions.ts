import {readHistory} from '../history/schema';
import {withSince} from '../history/since';
import type {PluginOptions} from '../options';
import {readFrozen} from './frozen';
import {loadPackage} from './load';
import type {Metadata} from './model';
import type {Report} from './report';

type VersionOptions = Pick<PluginOptions, 'versions' | 'overlays' | 'history'>;

/**
 * Reads the API of a version from the package that it documents, whether or
 * not it was frozen.
 *
 * @throws an error when the options name no package for the version.
 */
export async function readFromPackage(
  siteDir: string,
  options: VersionOptions,
  version: string,
  report: Report,
): Promise<Metadata> {
  const source = options.versions[version];
  if (!source) {
    throw new Error(
      `docusaurus.config.ts: component-docs option "versions" names no package for version "${version}"; add one.`,
    );
  }
  const lender =
    source.borrowFrom === undefined
      ? undefined
      : await readFromPackage(siteDir, options, source.borrowFrom, report);
  const metadata = await loadPackage(
    siteDir,
    source,
    options.overlays,
    lender,
    report,
  );
  return options.history === undefined
    ? metadata
    : withSince(metadata, readHistory(siteDir, options.history));
}

/**
 * The API of a version as its pages show it: of a released version what was
 * frozen with it, of the unreleased one what the package says today.
 */
export function readMetadata(
  siteDir: string,
  options: VersionOptions,
  version: string,
  report: Report,
): Promise<Metadata> {
  return version === 'current'
    ? readFromPackage(siteDir, options, version, report)
    : Promise.resolve().then(() => readFrozen(siteDir, version));
}
