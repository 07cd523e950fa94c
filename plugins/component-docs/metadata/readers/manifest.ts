import fs from 'node:fs';
import type {Draft} from '../draft';
import type {Report} from '../report';
import {readCustomElements} from './customElements';
import {readStencil} from './stencil';
import {readWebTypes} from './webTypes';

/** In bytes; the largest manifests of real packages have a tenth of it. */
const sizeLimit = 32 * 1024 * 1024;

/** What each dialect has that the others lack. */
const dialects = [
  {key: 'contributions', read: readWebTypes},
  {key: 'modules', read: readCustomElements},
  {key: 'components', read: readStencil},
] as const;

const advice =
  'Correct "manifest" under "versions" of component-docs, or reinstall the package.';

/**
 * Parses a manifest.
 *
 * @throws an error that names the file when it is absent, too large, no JSON.
 */
function parse(file: string, label: string): unknown {
  try {
    const {size} = fs.statSync(file);
    if (size > sizeLimit) {
      throw new Error(
        `it has ${Math.round(size / 1024 ** 2)} MB, ${sizeLimit / 1024 ** 2} MB is the limit`,
      );
    }
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${label} cannot be read: ${error instanceof Error ? error.message : String(error)}. ${advice}`,
      {cause: error},
    );
  }
}

/**
 * Reads the API that a parsed manifest describes, whatever its dialect.
 *
 * @param source - the parsed file.
 * @param label - names the file in errors and reports.
 * @param report - takes entries that cannot be read.
 * @throws an error that names the file when its dialect is unknown or it
 *   describes nothing.
 */
export function readManifest(
  source: unknown,
  label: string,
  report: Report,
): Draft {
  const dialect = dialects.find(
    ({key}) =>
      typeof source === 'object' &&
      source !== null &&
      Object.hasOwn(source, key),
  );
  if (!dialect) {
    throw new Error(
      `${label} is no manifest that component-docs knows: it has neither "contributions" (web-types) nor "modules" (Custom Elements Manifest) nor "components" (docs.json of Stencil). ${advice}`,
    );
  }
  const draft = dialect.read(source, label, report);
  if (draft.components.length + draft.directives.length === 0) {
    throw new Error(
      `${label} describes no component that can be read. ${advice}`,
    );
  }
  return draft;
}

/** The same from a file. */
export const readManifestFile = (
  file: string,
  label: string,
  report: Report,
): Draft => readManifest(parse(file, label), label, report);
