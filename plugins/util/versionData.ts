import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readJson} from './json';

/** What is recorded of the versions, from the site's root. */
export const versionDataFile = 'data/versions.json';

/** The list of released versions, newest first, as Docusaurus keeps it. */
export const versionsFile = 'versions.json';

const versionName = z
  .string()
  .regex(
    /^(?:0|[1-9]\d{0,3})\.(?:0|[1-9]\d{0,3})$/,
    'name a version by major and minor, such as 2.8',
  );

const isVersionName = (name: string) => versionName.safeParse(name).success;

const packageName = z
  .string()
  .regex(
    /^(?:@[a-z0-9-~][a-z0-9-._~]*\/)?[a-z0-9-~][a-z0-9-._~]*$/,
    'expected the name of a package in package.json',
  );

const frameworkSchema = z.strictObject({
  package: packageName,
  vue: packageName,
  borrowFrom: z.string().min(1).optional(),
  pictures: z
    .string()
    .regex(/^(?!\/)(?!.*\.\.)/, 'give a folder below static/')
    .optional(),
});

const elsewhereSchema = z.strictObject({
  label: z.string().min(1),
  href: z.url({
    protocol: /^https?$/,
    error: 'give an address that starts with https://',
  }),
  status: z.enum(['archived', 'development']),
  path: versionName.optional(),
});

const versionDataSchema = z.strictObject({
  frameworks: z
    .record(z.string(), frameworkSchema)
    .superRefine((frameworks, context) => {
      const names = Object.keys(frameworks);
      const refuse = (message: string, path: string[] = []) => {
        context.addIssue({code: 'custom', path, message});
      };
      for (const name of names) {
        if (name !== 'current' && !isVersionName(name)) {
          refuse('name a version such as 2.8, or "current" for docs/', [name]);
        }
      }
      if (!names.includes('current')) {
        refuse('say under "current" what docs/ documents');
      }
    }),
  elsewhere: z.array(elsewhereSchema),
});

/** The framework that a version of the documentation describes and runs. */
export interface Framework {
  /** Package of the component framework: a dependency, mostly an alias. */
  readonly package: string;
  /** Package of the Vue that it runs on, likewise. */
  readonly vue: string;
  /** Version whose descriptions stand in where this package has none. */
  readonly borrowFrom?: string | undefined;
  /** Folder below static/ with pictures of its components. */
  readonly pictures?: string | undefined;
}

/** A version documented elsewhere, shown in the versions menu only. */
export interface ExternalVersion {
  readonly label: string;
  readonly href: string;
  readonly status: 'archived' | 'development';
  /** Where it was below a locale, when it was part of this site. */
  readonly path?: string | undefined;
}

/** What is recorded of the versions beside their names. */
export interface VersionData {
  /** By version; `current` is what `docs/` documents. */
  readonly frameworks: Readonly<Record<string, Framework>>;
  readonly elsewhere: readonly ExternalVersion[];
}

const advice = 'Correct it, or restore it from the repository.';

/**
 * Released versions, newest first; none before the first cut.
 *
 * @throws an error that names the file and what is wrong in it.
 */
export function readReleasedVersions(siteDir: string): string[] {
  return fs.existsSync(path.join(siteDir, versionsFile))
    ? readJson(siteDir, versionsFile, z.array(versionName), advice)
    : [];
}

/** Whether the site records what its versions run on. */
export const hasVersionData = (siteDir: string): boolean =>
  fs.existsSync(path.join(siteDir, versionDataFile));

/**
 * Reads what is recorded of the versions.
 *
 * @throws an error that names the file and each wrong field.
 */
export function readVersionData(siteDir: string): VersionData {
  return readJson(siteDir, versionDataFile, versionDataSchema, advice);
}

/** Writes it, the newest version first below `current`. */
export function writeVersionData(siteDir: string, data: VersionData): void {
  const {current, ...released} = data.frameworks;
  const newestFirst = Object.entries(released).sort(([a], [b]) =>
    b.localeCompare(a, 'en', {numeric: true}),
  );
  // Names of versions are no array indexes, so their order is kept.
  const frameworks = {current, ...Object.fromEntries(newestFirst)};
  fs.writeFileSync(
    path.join(siteDir, versionDataFile),
    `${JSON.stringify({frameworks, elsewhere: data.elsewhere}, null, 2)}\n`,
  );
}

/**
 * Checks the name of a version that is to be cut.
 *
 * @throws an error that says how to name it.
 */
export function checkNewVersion(siteDir: string, name: string): void {
  if (!isVersionName(name)) {
    throw new Error(
      `"${name}" is no name for a version. Name it by major and minor, such as 2.8.`,
    );
  }
  const released = readReleasedVersions(siteDir);
  if (released.includes(name)) {
    throw new Error(
      `Version ${name} exists already (${versionsFile}). To cut it again: npm run version:recut -- ${name}`,
    );
  }
}
