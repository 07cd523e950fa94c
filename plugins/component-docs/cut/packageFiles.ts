import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Files of npm, from the site's root. */
export const packageFiles = ['package.json', 'package-lock.json'] as const;

/** What this code needs to know of package.json. */
export type Manifest = z.output<typeof manifestSchema>;
/** What this code needs to know of package-lock.json. */
export type Lock = z.output<typeof lockSchema>;

const manifestSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
});

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      name: z.string().optional(),
      version: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

function read<T>(siteDir: string, file: string, schema: z.ZodType<T>): T {
  const content: unknown = JSON.parse(
    fs.readFileSync(path.join(siteDir, file), 'utf8'),
  );
  const result = schema.safeParse(content);
  if (!result.success) {
    throw new Error(
      `${file} is not what npm writes:\n${z.prettifyError(result.error)}\nRestore it, or run "npm install".`,
    );
  }
  // What zod gives has its keys in another order.
  return content as T;
}

/**
 * Reads package.json.
 *
 * @throws an error that names file and field of what npm would not write.
 */
export const readManifest = (siteDir: string): Manifest =>
  read(siteDir, packageFiles[0], manifestSchema);

/**
 * Reads package-lock.json.
 *
 * @throws an error that names file and field of what npm would not write.
 */
export const readLock = (siteDir: string): Lock =>
  read(siteDir, packageFiles[1], lockSchema);
