import fs from 'node:fs';
import path from 'node:path';
import {readJson} from '../../util/json';
import {metadataSchema} from './model';
import type {Metadata} from './model';

const folder = 'versioned_metadata';

/** Where the metadata of a released version lies, from the site's root. */
export const frozenFile = (version: string) =>
  path.posix.join(folder, `version-${version}.json`);

/** Versions whose metadata was frozen, those among them that were retired too. */
export function frozenVersions(siteDir: string): string[] {
  const directory = path.join(siteDir, folder);
  return fs.existsSync(directory)
    ? fs
        .readdirSync(directory)
        .flatMap((file) => /^version-(.+)\.json$/.exec(file)?.[1] ?? [])
        .sort()
    : [];
}

/**
 * Writes the metadata of a version. Everything in it is sorted, fields as the
 * schema has them, an item a block of lines, so that a difference is easy to
 * read.
 */
export function writeFrozen(
  siteDir: string,
  version: string,
  metadata: Metadata,
): void {
  const file = path.join(siteDir, frozenFile(version));
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const sorted = metadataSchema.parse(metadata);
  fs.writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
}

/**
 * Reads the metadata that was frozen when a version was cut.
 *
 * @throws an error that names the file and what to do.
 */
export function readFrozen(siteDir: string, version: string): Metadata {
  const file = frozenFile(version);
  const advice = `Restore it, or write it again with "npx docusaurus docs:metadata ${version}".`;
  if (!fs.existsSync(path.join(siteDir, file))) {
    throw new Error(
      `${file} is missing: it holds the API of version ${version}. ${advice}`,
    );
  }
  return readJson(siteDir, file, metadataSchema, advice);
}
