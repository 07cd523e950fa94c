import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {compareHashes} from '../../plugins/component-docs/cut/hashes';
import {frozenFile} from '../../plugins/component-docs/metadata/frozen';
import {readVersionData} from '../../plugins/util/versionData';

const metadataSchema = z.looseObject({
  package: z.object({name: z.string(), version: z.string()}),
  vue: z.object({version: z.string()}).optional(),
});

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      name: z.string().optional(),
      version: z.string().optional(),
    }),
  ),
});

function readJson<T>(siteDir: string, file: string, schema: z.ZodType<T>): T {
  return schema.parse(
    JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')),
  );
}

/** Whether the locked packages of a version are what its API was read from. */
function verifyFramework(siteDir: string, version: string): string[] {
  const framework = readVersionData(siteDir).frameworks[version];
  if (!framework) {
    return [`data/versions.json says nothing of version ${version}`];
  }
  const {packages} = readJson(siteDir, 'package-lock.json', lockSchema);
  const frozen = readJson(siteDir, frozenFile(version), metadataSchema);
  const wanted = [
    [framework.package, frozen.package.name, frozen.package.version],
    [framework.vue, 'vue', frozen.vue?.version],
  ] as const;
  return wanted.flatMap(([alias, name, release]) => {
    const locked = packages[`node_modules/${alias}`];
    const is = `${locked?.name ?? alias}@${locked?.version ?? 'nothing'}`;
    return release === undefined || is === `${name}@${release}`
      ? []
      : [
          `"${alias}" of package.json is ${is}, the version was cut with ${name}@${release}`,
        ];
  });
}

/**
 * Looks whether a released version is what was recorded: its files by their
 * hashes, its framework and Vue by the lockfile.
 *
 * @returns what is not, a line each.
 */
export function verifyVersion(siteDir: string, version: string): string[] {
  try {
    return [
      ...compareHashes(siteDir, version).map(
        ({file, kind}) => `${file}: ${kind}`,
      ),
      ...verifyFramework(siteDir, version),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
