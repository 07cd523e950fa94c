import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** The framework that a version of the documentation describes and runs. */
export interface Framework {
  /** Installed package (or npm alias) of the component framework. */
  readonly package: string;
  /** Installed package (or npm alias) of the Vue that it runs on. */
  readonly vue: string;
  /** Version whose descriptions stand in where this package has none. */
  readonly borrowFrom?: string;
  /** Folder below static/ with pictures of its components. */
  readonly pictures?: string;
}

/** One version that this site builds. */
export interface DocsVersion {
  /** Docusaurus' name: `current` for `docs/`, else an entry of versions.json. */
  readonly name: string;
  readonly label: string;
  /** Path segment below the locale; empty for the current release. */
  readonly path: string;
  readonly framework: Framework;
}

/** A version documented elsewhere, shown in the versions menu only. */
export interface ExternalVersion {
  readonly label: string;
  readonly href: string;
  readonly status: 'archived' | 'development';
}

const versionsSchema = z.array(z.string().regex(/^\d+\.\d+$/));

/** What `docs/` documents, and every version without an entry of its own. */
const mainFramework: Framework = {
  package: 'vuetify',
  vue: 'vue',
  pictures: 'img/components',
};

/** Versions that stay on an older framework, by an npm alias of it. */
const pinnedFrameworks: Readonly<Record<string, Framework>> = {
  '1.5': {package: 'vuetify-1.5', vue: 'vue-2.6', borrowFrom: 'current'},
};

/** Released versions, newest first, as `docs:version` keeps them. */
export function readReleasedVersions(siteDir: string): string[] {
  const file = path.join(siteDir, 'versions.json');
  if (!fs.existsSync(file)) {
    return [];
  }
  return versionsSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

/**
 * The versions of this site: `docs/` as "next", the newest release at the
 * locale's root, older ones under their number. Derived from versions.json so
 * that `docs:version` never meets a configuration that is ahead of it.
 */
export function readVersions(siteDir: string): DocsVersion[] {
  const released = readReleasedVersions(siteDir).map(
    (name, index): DocsVersion => ({
      name,
      label: name,
      path: index === 0 ? '' : name,
      framework: pinnedFrameworks[name] ?? mainFramework,
    }),
  );
  return [
    {name: 'current', label: 'next', path: 'next', framework: mainFramework},
    ...released,
  ];
}

/** Documentation that lives on other hosts. */
export const externalVersions: readonly ExternalVersion[] = [
  {label: '1.0.x', href: 'https://v1.vuetifyjs.com', status: 'archived'},
  {label: 'dev', href: 'https://dev.vuetifyjs.com', status: 'development'},
];
