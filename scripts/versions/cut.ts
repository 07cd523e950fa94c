import path from 'node:path';
import {
  checkNewVersion,
  readReleasedVersions,
} from '../../plugins/util/versionData';
import {type Change, sizeOf} from './changes';
import {changeSite} from './change';
import type {Check} from './checks';
import {runQuietly} from './run';

/** What to cut, and how. */
export interface CutOptions {
  readonly siteDir: string;
  /** Name of the new version, such as `2.8`. */
  readonly version: string;
  /** What must hold. */
  readonly checks: readonly Check[];
  /** Cuts in a copy only, and runs no checks. */
  readonly dryRun?: boolean;
  /** Takes what is done, a line each. */
  readonly log: (line: string) => void;
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** What changed, a line a path, with sizes. */
function summary(dir: string, changes: readonly Change[]): string[] {
  const rows = changes.map(({path: name, existed, exists}) => {
    const {files, bytes} = exists
      ? sizeOf(path.join(dir, name))
      : {files: 0, bytes: 0};
    const sign = !exists ? '-' : existed ? '~' : '+';
    return {name, sign, files, bytes};
  });
  const total = (key: 'files' | 'bytes') =>
    rows.reduce((sum, row) => sum + row[key], 0);
  return [
    ...rows.map(
      ({name, sign, files, bytes}) =>
        `  ${sign} ${name}${files > 1 ? `/ (${files} files)` : ''}  ${kilobytes(bytes)}`,
    ),
    `  ${total('files')} files, ${kilobytes(total('bytes'))}`,
  ];
}

/** A cut becomes the current release, so an older name would be a mistake. */
function checkNewest(siteDir: string, version: string): void {
  checkNewVersion(siteDir, version);
  const [newest] = readReleasedVersions(siteDir);
  if (
    newest !== undefined &&
    version.localeCompare(newest, 'en', {numeric: true}) < 0
  ) {
    throw new Error(
      `Version ${version} is older than ${newest}, and a cut becomes the current release. Choose a later one.`,
    );
  }
}

/**
 * Cuts a version: all of it, or nothing.
 *
 * @throws an error that says what is in the way; then nothing is changed.
 */
export async function cutVersion({
  siteDir,
  version,
  checks,
  dryRun = false,
  log,
}: CutOptions): Promise<void> {
  checkNewest(siteDir, version);
  await changeSite(siteDir, {
    command: `the cut of version ${version}`,
    dryRun,
    edit: async ({dir}, signal) => {
      log('✓ everything is committed');
      await runQuietly(
        dir,
        'docusaurus',
        ['docs:version', version],
        {},
        signal,
      );
      log(`✓ version ${version} is cut in a copy`);
    },
    check: async ({dir}, changes, signal) => {
      const lines = summary(dir, changes);
      for (const {name, run} of checks) {
        if (dryRun) {
          log(`· would make sure: ${name}`);
        } else {
          await run(dir, version, signal);
          signal.throwIfAborted();
          log(`✓ ${name}`);
        }
      }
      log(dryRun ? 'Would write:' : 'Writes:');
      lines.forEach(log);
    },
  });
}
