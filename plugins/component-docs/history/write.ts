import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Draft} from '../metadata/draft';
import {readVue2Package} from '../metadata/readers/vue2';
import {readWebTypes} from '../metadata/readers/webTypes';
import {addedNames, diffSnapshots, propLine} from './diff';
import type {Names, Snapshot} from './diff';
import type {Release} from './releases';
import {compareMinors} from './replay';
import type {History, MinorChange} from './schema';

const packageJson = z.looseObject({'web-types': z.string().optional()});

const byTag = <T>(draft: Draft, of: (tag: Draft['components'][number]) => T) =>
  Object.fromEntries(draft.components.map((entry) => [entry.tag, of(entry)]));

/** The props of a release, as the loaded package tells them. */
async function readSnapshot(release: Release, vue: string): Promise<Snapshot> {
  const {runtime} = await readVue2Package(release.version, release.entry, vue);
  return byTag(runtime, ({props}) =>
    Object.fromEntries(props.map((prop) => [prop.name, propLine(prop)])),
  );
}

function readManifest({directory, version}: Release): Draft | undefined {
  const read = (file: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(directory, file), 'utf8'));
  const file = packageJson.parse(read('package.json'))['web-types'];
  return file === undefined
    ? undefined
    : readWebTypes(read(file), `${version}/${file}`, () => undefined);
}

const namesOf = (draft: Draft, group: 'events' | 'slots'): Names =>
  byTag(draft, (entry) => entry[group].map(({name}) => name));

/** What a manifest has and the one before it had not. */
function additions(
  before: Draft | undefined,
  after: Draft | undefined,
): Pick<MinorChange, 'events' | 'slots'> {
  if (!before || !after) {
    return {};
  }
  const groups = (['events', 'slots'] as const).map(
    (group) =>
      [
        group,
        addedNames(namesOf(before, group), namesOf(after, group)),
      ] as const,
  );
  return Object.fromEntries(
    groups.filter(([, names]) => Object.keys(names).length > 0),
  );
}

/**
 * Reads the releases and keeps what changed from each to the next.
 *
 * @param name - name of the package in the registry.
 * @param releases - oldest first.
 * @param vueOf - file of the Vue that a release runs on.
 * @param manifestsFrom - first minor whose manifest can be trusted.
 * @throws an error that names a release that cannot be loaded.
 */
export async function buildHistory(
  name: string,
  releases: readonly Release[],
  vueOf: (release: Release) => string,
  manifestsFrom: string,
): Promise<History> {
  const minors: MinorChange[] = [];
  let snapshot: Snapshot = {};
  let manifest: Draft | undefined;
  for (const release of releases) {
    const next = await readSnapshot(release, vueOf(release));
    const nextManifest =
      compareMinors(release.minor, manifestsFrom) >= 0
        ? readManifest(release)
        : undefined;
    const {components, removed} = diffSnapshots(snapshot, next);
    minors.push({
      minor: release.minor,
      version: release.version,
      components,
      ...(removed.length > 0 ? {removed} : {}),
      ...additions(manifest, nextManifest),
    });
    snapshot = next;
    manifest = nextManifest;
  }
  return {package: name, minors};
}
