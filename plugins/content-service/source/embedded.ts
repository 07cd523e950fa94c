import fs from 'node:fs';
import path from 'node:path';
import {fileSchema, objectsSchema} from '../content/schemas';
import type {Kind} from './sources';

/** The entries of a file, in the shape of the service whose place it takes. */
function entriesOf(kind: Kind, json: unknown): readonly unknown[] {
  if (kind === 'migration') {
    const {content} = fileSchema.parse(json);
    return [content ? Buffer.from(content, 'base64').toString('utf8') : ' '];
  }
  if (kind === 'releases' || kind === 'jobs' || kind === 'themes') {
    if (!Array.isArray(json)) {
      throw new Error('expected a list');
    }
    return json as readonly unknown[];
  }
  return objectsSchema.parse(json).objects;
}

/**
 * Reads the content that comes with the site, which has the shape of the
 * service's answers.
 *
 * @param dir - its folder.
 * @throws an error that names the file and what is wrong.
 */
export function readEmbedded(dir: string, kind: Kind): readonly unknown[] {
  const file = path.join(dir, `${kind}.json`);
  try {
    return entriesOf(kind, JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `${file} is not usable: ${error instanceof Error ? error.message : String(error)}. It stands in for the service's answer and has its shape; plugins/content-service/README.md describes it.`,
      {cause: error},
    );
  }
}
