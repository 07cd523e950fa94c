import type {Release, ReleaseGroup, ReleaseList} from '../client/types';

/** Majors that this site documents, the current one first. */
const majors = [2, 1];

interface Version {
  readonly numbers: readonly [major: number, minor: number, patch: number];
  /** What stands behind the dash: `beta.3`; empty for a stable release. */
  readonly pre: string;
}

/** Reads a release's name: `v2.7.2`, `2.0.0-beta.3`, `Release v2.7.2`. */
function versionOf(name: string): Version | undefined {
  const found = /(?:^|\s)v?(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\s|$)/.exec(
    name,
  );
  return found
    ? {
        numbers: [Number(found[1]), Number(found[2]), Number(found[3])],
        pre: found[4] ?? '',
      }
    : undefined;
}

function compareVersions(a: Version, b: Version): number {
  const different = a.numbers.findIndex(
    (number, index) => number !== b.numbers[index],
  );
  if (different !== -1) {
    return (a.numbers[different] ?? 0) - (b.numbers[different] ?? 0);
  }
  if (a.pre === '' || b.pre === '') {
    return Number(a.pre === '') - Number(b.pre === '');
  }
  return a.pre.localeCompare(b.pre, 'en', {numeric: true});
}

interface Group extends ReleaseGroup {
  readonly releases: readonly Release[];
}

/**
 * The releases of each documented major, newest first: by date where every
 * date is known, else by version. Releases of other majors, and what has no
 * version for a name, are left out.
 */
export function groupReleases(releases: readonly Release[]): Group[] {
  return majors.flatMap((major) => {
    const known = releases.flatMap((release) => {
      const version = versionOf(release.name);
      return version?.numbers[0] === major ? [{release, version}] : [];
    });
    const isDated = known.every(({release}) => release.publishedAt);
    known.sort((a, b) => {
      const byDate = isDated
        ? Date.parse(b.release.publishedAt ?? '') -
          Date.parse(a.release.publishedAt ?? '')
        : 0;
      return byDate || compareVersions(b.version, a.version);
    });
    return known.length > 0
      ? [{label: `v${major}.x`, releases: known.map(({release}) => release)}]
      : [];
  });
}

/**
 * What a page knows of releases at once. The current release, whose notes are
 * part of it, is the newest stable one of the current major.
 */
export function listReleases(
  groups: readonly Group[],
  sample: boolean,
): ReleaseList {
  const all = groups.flatMap(({releases}) => releases);
  const current = all.find(({name}) => versionOf(name)?.pre === '') ?? all[0];
  return {
    sample,
    groups: groups.map(({label, releases}) => ({
      label,
      releases: releases.map(({name, publishedAt}) => ({
        name,
        ...(publishedAt === undefined ? {} : {publishedAt}),
      })),
    })),
    ...(current && {current}),
  };
}
