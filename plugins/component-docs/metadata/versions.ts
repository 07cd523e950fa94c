import fs from 'node:fs';
import path from 'node:path';
import {readHistory} from '../history/schema';
import {withSince} from '../history/since';
import type {PluginOptions} from '../options';
import {keepLastOf} from '../../util/keepLast';
import {frozenFile, readFrozen} from './frozen';
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

/** What the files say that the API of a version is read from. */
function filesOf(
  siteDir: string,
  {overlays, history, versions}: VersionOptions,
  version: string,
): string[] {
  const folder = path.join(siteDir, overlays);
  const names =
    version === 'current'
      ? [
          'package-lock.json',
          `node_modules/${versions[version]?.package ?? ''}/package.json`,
          ...(history === undefined ? [] : [history]),
          ...(fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []).map(
            (name) => path.join(overlays, name),
          ),
        ]
      : [frozenFile(version)];
  return names.flatMap((name) => {
    const file = path.join(siteDir, name);
    return fs.existsSync(file) ? [name, fs.readFileSync(file, 'utf8')] : [];
  });
}

/**
 * Reads the API of versions, each as long as the same object as its files say
 * the same. See {@link readMetadata}.
 */
export function createMetadataReader(
  siteDir: string,
  options: VersionOptions,
  report: Report,
): (version: string) => Promise<Metadata> {
  const keep = keepLastOf<Promise<Metadata>>();
  return (version) =>
    keep(version, filesOf(siteDir, options, version), () =>
      readMetadata(siteDir, options, version, report),
    );
}

/**
 * The API of a version as its pages show it: of a released version what was
 * frozen with it, of the unreleased one what the package says today.
 */
function readMetadata(
  siteDir: string,
  options: VersionOptions,
  version: string,
  report: Report,
): Promise<Metadata> {
  return version === 'current'
    ? readFromPackage(siteDir, options, version, report)
    : Promise.resolve().then(() => readFrozen(siteDir, version));
}
