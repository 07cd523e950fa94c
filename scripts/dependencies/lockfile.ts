import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const packageSchema = z.object({
  name: z.string().optional(),
  version: z.string(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  devOptional: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});

const lockfileSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), packageSchema),
});

/** One package that is installed. */
export interface Installed extends z.infer<typeof packageSchema> {
  /** Its name in the registry. */
  readonly name: string;
  /** Its folder: `node_modules/a/node_modules/b`. */
  readonly folder: string;
}

/**
 * Reads what `package-lock.json` installs.
 *
 * @throws an error that names each field which is not as npm writes it.
 */
export function parseLockfile(content: string): Installed[] {
  const result = lockfileSchema.safeParse(JSON.parse(content));
  if (!result.success) {
    throw new Error(
      `package-lock.json is not usable: ${z.prettifyError(result.error)}\nRestore it and run npm install.`,
    );
  }
  return Object.entries(result.data.packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => ({
      ...entry,
      folder,
      // Only of an alias does npm write the name.
      name: entry.name ?? folder.split('node_modules/').at(-1) ?? folder,
    }));
}

/** Reads `package-lock.json` below the repository's root. */
export const readLockfile = (root: string): Installed[] =>
  parseLockfile(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/**
 * What is wrong with where packages come from: each is of the public registry,
 * and npm can tell whether it gets what was reviewed.
 */
export function findStrangers(installed: readonly Installed[]): string[] {
  return installed.flatMap(({folder, resolved, integrity}) => [
    ...(resolved === undefined ||
    resolved.startsWith('https://registry.npmjs.org/')
      ? []
      : [`${folder} comes from ${resolved}, not from the registry`]),
    ...(integrity?.startsWith('sha512-')
      ? []
      : [`${folder} has no sha512 to compare it with`]),
  ]);
}
