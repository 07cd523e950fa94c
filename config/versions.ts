import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {
  type Framework,
  readReleasedVersions,
  readVersionData,
  versionDataFile,
} from '../plugins/util/versionData';

export {readReleasedVersions, readVersionData};
export type {ExternalVersion, Framework} from '../plugins/util/versionData';

/** One version that this site builds. */
export interface DocsVersion {
  /** Docusaurus' name: `current` for `docs/`, else an entry of versions.json. */
  readonly name: string;
  readonly label: string;
  /** Path segment below the locale; empty for the one at its root. */
  readonly path: string;
  readonly framework: Framework;
}

const dependenciesSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** Name and version that each dependency stands for: `vuetify@2.7.2`. */
function dependenciesOf(siteDir: string): ReadonlyMap<string, string> {
  const file = path.join(siteDir, 'package.json');
  const {dependencies} = fs.existsSync(file)
    ? dependenciesSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
    : {dependencies: {}};
  return new Map(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      range.startsWith('npm:') ? range.slice(4) : `${name}@${range}`,
    ]),
  );
}

/** The rest of the site leads to pages of the newest documentation. */
function checkSubset(
  all: readonly string[],
  only: readonly string[] | undefined,
): void {
  const unknown = only?.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `SITE_VERSIONS: there is no version "${unknown}". There are ${all.join(', ')}.`,
    );
  }
  const newest = all.slice(0, 2);
  if (only && !newest.some((name) => only.includes(name))) {
    throw new Error(
      `SITE_VERSIONS: add ${newest.join(' or ')}, to whose pages the rest of the site leads.`,
    );
  }
}

/**
 * The versions of this site: `docs/` as "next", the newest release at the
 * locale's root, older ones under their number. Derived from versions.json so
 * that `docs:version` never meets a configuration that is ahead of it.
 *
 * A version whose frozen framework and Vue are those of `docs/` shares their
 * packages, so that nothing is built or loaded twice.
 *
 * @param only - names of the versions to build; all without it. Without the
 * newest release, `docs/` stands at the root.
 * @throws an error that names the file, or the version, and what is wrong.
 */
export function readVersions(
  siteDir: string,
  only?: readonly string[],
): DocsVersion[] {
  const {frameworks} = readVersionData(siteDir);
  const installs = dependenciesOf(siteDir);
  const frameworkOf = (name: string): Framework => {
    const own = frameworks[name];
    const main = frameworks.current;
    if (!own || !main) {
      throw new Error(
        `${versionDataFile}: "frameworks" says nothing of version ${name}. Add what it runs on.`,
      );
    }
    const isSame = (['package', 'vue'] as const).every(
      (part) =>
        installs.has(own[part]) &&
        installs.get(own[part]) === installs.get(main[part]),
    );
    return isSame ? {...own, package: main.package, vue: main.vue} : own;
  };
  const names = ['current', ...readReleasedVersions(siteDir)];
  checkSubset(names, only);
  const built = names.filter((name) => only?.includes(name) ?? true);
  const [, newest] = names;
  const atRoot = only && !only.includes(newest ?? '') ? 'current' : newest;
  return built.map((name): DocsVersion => {
    const label = name === 'current' ? 'next' : name;
    return {
      name,
      label,
      path: name === atRoot ? '' : label,
      framework: frameworkOf(name),
    };
  });
}
