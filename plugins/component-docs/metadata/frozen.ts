import fs from 'node:fs';
import path from 'node:path';
import {formatPath, problemsOf} from '../../util/zodMessage';
import {metadataSchema} from './model';
import type {Metadata} from './model';

/** Where the metadata of a released version lies, from the site's root. */
export const frozenFile = (version: string) =>
  path.posix.join('versioned_metadata', `version-${version}.json`);

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
  const absolute = path.join(siteDir, file);
  const advice = `Restore it, or write it again with "npx docusaurus docs:metadata ${version}".`;
  if (!fs.existsSync(absolute)) {
    throw new Error(
      `${file} is missing: it holds the API of version ${version}. ${advice}`,
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(fs.readFileSync(absolute, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no JSON. ${advice}`, {cause: error});
  }
  const result = metadataSchema.safeParse(json);
  if (!result.success) {
    const [problem] = problemsOf(result.error);
    throw new Error(
      `${file}: "${formatPath(problem?.path ?? [])}": ${problem?.message ?? 'unusable'}. ${advice}`,
    );
  }
  return result.data;
}
