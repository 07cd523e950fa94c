import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import {npm} from '../../util/npm';
import {compareMinors} from './replay';

/** A downloaded release. */
export interface Release {
  readonly minor: string;
  readonly version: string;
  /** Folder of the package. */
  readonly directory: string;
  /** File that loads it. */
  readonly entry: string;
}

/**
 * Picks the last patch of every minor of some majors.
 *
 * @param versions - all published versions; pre-releases are left out.
 * @param until - the latest minor that counts.
 * @returns minor → version, oldest first.
 */
export function lastPatches(
  versions: readonly string[],
  majors: readonly string[],
  until: string,
): Map<string, string> {
  const patches = new Map<string, number>();
  for (const version of versions) {
    const match = /^((\d+)\.\d+)\.(\d+)$/.exec(version);
    const [, minor = '', major = '', patch = ''] = match ?? [];
    if (majors.includes(major) && compareMinors(minor, until) <= 0) {
      patches.set(minor, Math.max(patches.get(minor) ?? 0, Number(patch)));
    }
  }
  return new Map(
    [...patches]
      .sort(([a], [b]) => compareMinors(a, b))
      .map(([minor, patch]) => [minor, `${minor}.${patch}`]),
  );
}

/**
 * Downloads the last patch of every minor through npm, side by side in one
 * folder. What is there already is not downloaded again.
 *
 * @param name - name of the package in the registry.
 * @param folder - a cache; made when it is missing.
 * @throws an error that holds what npm says.
 */
export function downloadReleases(
  name: string,
  majors: readonly string[],
  until: string,
  folder: string,
): Release[] {
  fs.mkdirSync(folder, {recursive: true});
  const published = z
    .array(z.string())
    .parse(JSON.parse(npm(['view', name, 'versions', '--json'], folder)));
  const releases = [...lastPatches(published, majors, until)];
  const alias = (minor: string) => `${name}-${minor}`;
  const file = path.join(folder, 'package.json');
  fs.writeFileSync(
    file,
    JSON.stringify({
      private: true,
      dependencies: Object.fromEntries(
        releases.map(([minor, version]) => [
          alias(minor),
          `npm:${name}@${version}`,
        ]),
      ),
    }),
  );
  // Peers stay out: the reader gives each release its Vue.
  npm(
    ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit'],
    folder,
  );
  const {resolve} = createRequire(file);
  return releases.map(([minor, version]) => ({
    minor,
    version,
    directory: path.join(folder, 'node_modules', alias(minor)),
    entry: resolve(alias(minor)),
  }));
}
