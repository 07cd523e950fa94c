import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {formatPath, problemsOf} from './zodMessage';

/**
 * Reads a JSON file that a schema describes.
 *
 * @param siteDir - the site's root.
 * @param file - path from there.
 * @param schema - what it may hold.
 * @param advice - what to do when it is not like that, as a sentence.
 * @throws an error that names file and field of all that is wrong.
 */
export function readJson<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
  advice: string,
): T {
  let content: unknown;
  try {
    content = JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${(error as Error).message}. ${advice}`,
      {cause: error},
    );
  }
  const result = schema.safeParse(content);
  if (!result.success) {
    const problems = problemsOf(result.error).map(({path: at, message}) =>
      at.length > 0
        ? `${file}: "${formatPath(at)}": ${message}.`
        : `${file}: ${message}.`,
    );
    throw new Error([...problems, advice].join('\n'));
  }
  return result.data;
}
