import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import type {ResolvedOptions} from '../options';

/** An installed framework that examples run on. */
export interface InstalledFramework {
  /** Name and version of the package, such as `vuetify@2.7.2`. */
  readonly key: string;
  readonly major: number;
  /**
   * Class of every element under which its styles hold, such as `vs27`; with
   * the patch (`vs2_7_1`) for a second framework of the same minor.
   */
  readonly scope: string;
  /** Folder of the framework's package. */
  readonly dir: string;
  /** Folder of the package of the Vue it runs on. */
  readonly vueDir: string;
  readonly vueVersion: string;
  /** Names of the documentation's versions that describe it. */
  readonly docsVersions: readonly string[];
}

const manifestSchema = z.object({
  name: z.string().min(1),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
});

function readPackage(name: string, siteDir: string) {
  let file: string;
  try {
    file = createRequire(path.join(siteDir, 'package.json')).resolve(
      `${name}/package.json`,
    );
  } catch (error) {
    throw new Error(
      `live-examples: the package "${name}", named in data/versions.json, is not installed. Run "npm install", or correct the name.`,
      {cause: error},
    );
  }
  const result = manifestSchema.safeParse(
    JSON.parse(fs.readFileSync(file, 'utf8')),
  );
  if (!result.success) {
    throw new Error(
      `live-examples: ${file} is not a usable manifest:\n${z.prettifyError(result.error)}\nInstall the package again.`,
    );
  }
  return {...result.data, dir: path.dirname(file)};
}

/**
 * Finds the frameworks of the documentation's versions, one entry for each
 * distinct framework however many versions share it.
 *
 * @throws when a package is not installed.
 */
export function findFrameworks(
  siteDir: string,
  versions: ResolvedOptions['versions'],
): InstalledFramework[] {
  const found = new Map<string, InstalledFramework>();
  for (const {name, framework} of versions) {
    const {
      name: packageName,
      version,
      dir,
    } = readPackage(framework.package, siteDir);
    const vue = readPackage(framework.vue, siteDir);
    const key = `${packageName}@${version}`;
    const known = found.get(key);
    if (known && known.vueVersion !== vue.version) {
      throw new Error(
        `live-examples: ${key} is to run on Vue ${known.vueVersion} in version ${known.docsVersions.join(', ')} and on Vue ${vue.version} in version ${name}. Let them run on the same one in data/versions.json.`,
      );
    }
    const [major = '', minor = ''] = version.split('.');
    const scope = `vs${major}${minor}`;
    const isTaken = [...found.values()].some((other) => other.scope === scope);
    found.set(key, {
      key,
      major: Number(major),
      scope: isTaken ? `vs${version.replace(/\W/g, '_')}` : scope,
      dir,
      vueDir: vue.dir,
      vueVersion: vue.version,
      ...known,
      docsVersions: [...(known?.docsVersions ?? []), name],
    });
  }
  return [...found.values()];
}
