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

/**
 * The versions of this site: `docs/` as "next", the newest release at the
 * locale's root, older ones under their number. Derived from versions.json so
 * that `docs:version` never meets a configuration that is ahead of it.
 *
 * A version whose frozen framework and Vue are those of `docs/` shares their
 * packages, so that nothing is built or loaded twice.
 *
 * @throws an error that names the file and what is wrong in it.
 */
export function readVersions(siteDir: string): DocsVersion[] {
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
  const released = readReleasedVersions(siteDir).map(
    (name, index): DocsVersion => ({
      name,
      label: name,
      path: index === 0 ? '' : name,
      framework: frameworkOf(name),
    }),
  );
  return [
    {
      name: 'current',
      label: 'next',
      path: 'next',
      framework: frameworkOf('current'),
    },
    ...released,
  ];
}
