import {compareHashes} from '../../plugins/component-docs/cut/hashes';
import {readLock} from '../../plugins/component-docs/cut/packageFiles';
import {readFrozen} from '../../plugins/component-docs/metadata/frozen';
import {readVersionData} from '../../plugins/util/versionData';

/** Whether the locked packages of a version are what its API was read from. */
function verifyFramework(siteDir: string, version: string): string[] {
  const framework = readVersionData(siteDir).frameworks[version];
  if (!framework) {
    return [`data/versions.json says nothing of version ${version}`];
  }
  const {packages} = readLock(siteDir);
  const frozen = readFrozen(siteDir, version);
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
