import {
  compareMinors,
  snapshotAt,
} from '../../plugins/component-docs/history/replay';
import type {History} from '../../plugins/component-docs/history/schema';

/** An entry in the shape of GitHub's list of releases. */
export interface ReleaseEntry {
  readonly name: string;
  readonly published_at: null;
  readonly body: string;
}

const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');

function compareVersions(a: string, b: string): number {
  const patch = (version: string) => Number(version.split('.')[2]);
  return compareMinors(minorOf(a), minorOf(b)) || patch(a) - patch(b);
}

const code = (names: readonly string[]) =>
  names.map((name) => `\`${name}\``).join(', ');

/** What a minor brought, by comparing its last patch with the one before. */
function describeMinor(history: History, minor: string): string[] {
  const at = history.minors.findIndex((entry) => entry.minor === minor);
  const before = history.minors[at - 1];
  const after = history.minors[at];
  if (!before || !after) {
    return [];
  }
  const known = snapshotAt(history, before.minor);
  const arrived = Object.keys(after.components).filter(
    (tag) => !(tag in known),
  );
  const extended = Object.entries(after.components).flatMap(
    ([tag, {added = {}}]) =>
      tag in known && Object.keys(added).length > 0
        ? [`- \`${tag}\`: ${code(Object.keys(added))}`]
        : [],
  );
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`### ${heading}`, lines.join('\n')] : [];
  return [
    `What the API of ${after.version} has beyond ${before.version}:`,
    ...section(
      'New components',
      arrived.map((tag) => `- \`${tag}\``),
    ),
    ...section('New props', extended),
    ...section(
      'No longer there',
      (after.removed ?? []).map((tag) => `- \`${tag}\``),
    ),
  ];
}

/**
 * The stable releases of the documented majors, newest first.
 *
 * @param versions - every published version.
 */
export function releaseEntries(
  versions: readonly string[],
  history: History,
): ReleaseEntry[] {
  const minors = new Set(history.minors.map(({minor}) => minor));
  return versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .filter((version) => minors.has(minorOf(version)))
    .sort((a, b) => compareVersions(b, a))
    .map((version) => ({
      name: `v${version}`,
      published_at: null,
      body: [
        ...(version.endsWith('.0')
          ? describeMinor(history, minorOf(version))
          : []),
        `[Notes of this release](https://github.com/vuetifyjs/vuetify/releases/tag/v${version})`,
      ].join('\n\n'),
    }));
}
