import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** What is reserved for an example, in pixels. */
const heightSchema = z.strictObject({
  /** On a page as wide as on a desktop. */
  wide: z.int().positive(),
  /** On a phone. */
  narrow: z.int().positive(),
});

/** Measured heights, by the example's path from the site's root. */
const heightsSchema = z.record(z.string(), heightSchema);

/** Measured heights, by the example's path from the site's root. */
export type Heights = Readonly<z.infer<typeof heightsSchema>>;

/**
 * Reads the committed heights of examples.
 *
 * @param file - path from the site's root; nothing is reserved without one.
 * @throws when the file is missing or wrong, naming the entry.
 */
export function readHeights(siteDir: string, file?: string): Heights {
  if (file === undefined) {
    return {};
  }
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const result = heightsSchema.safeParse(JSON.parse(text));
  if (!result.success) {
    throw new Error(
      `live-examples: ${file} is wrong:\n${z.prettifyError(result.error)}\nWrite it again with "npm run examples:measure".`,
    );
  }
  return result.data;
}
