import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {loadPackage} from '../../plugins/component-docs/metadata/load';
import type {Metadata} from '../../plugins/component-docs/metadata/model';
import {npm} from '../../plugins/util/npm';
import {readVersionData} from '../../plugins/util/versionData';
import {checkTargets} from '../examples/check';
import {findTargets} from '../examples/targets';
import {apiDifference} from './apiDifference';
import {changeSite} from './change';
import {undescribedItems} from './checks';
import {runQuietly} from './run';
import type {Stage} from './stage';

/** Which framework `docs/` is to document, and how. */
export interface UpgradeOptions {
  readonly siteDir: string;
  /** A published version of the package, such as `2.7.3`. */
  readonly version: string;
  /** Upgrades although items are undescribed or examples break. */
  readonly accept: boolean;
  /** Takes what is done, a line each. */
  readonly log: (line: string) => void;
}

const overlays = 'data/overlays';

const silently = () => undefined;

const readApi = (dir: string): Promise<Metadata> => {
  const {current} = readVersionData(dir).frameworks;
  if (!current) {
    throw new Error(
      'data/versions.json: say under "current" what docs/ documents.',
    );
  }
  return loadPackage(dir, current, overlays, undefined, silently);
};

function checkName(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(
      `"${version}" is no version of a package. Name one such as 2.7.3.`,
    );
  }
}

/** Puts a package of the registry in the place of the linked one. */
function exchangePackage(dir: string, name: string, version: string): void {
  const target = path.join(dir, 'node_modules', name);
  const packed = npm(
    ['pack', `${name}@${version}`, '--silent', '--pack-destination', dir],
    dir,
  ).trim();
  const archive = path.join(dir, packed);
  fs.rmSync(target);
  fs.mkdirSync(target);
  execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  fs.rmSync(archive);
}

/** Changes the dependency, its lock and the history in the copy. */
async function upgradeCopy(
  {dir}: Stage,
  version: string,
  signal: AbortSignal,
): Promise<void> {
  const {current} = readVersionData(dir).frameworks;
  const name = current?.package ?? '';
  npm(
    [
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--no-audit',
      '--save-exact',
      `${name}@${version}`,
    ],
    dir,
  );
  signal.throwIfAborted();
  exchangePackage(dir, name, version);
  await runQuietly(dir, 'tsx', ['scripts/api-history.ts'], {}, signal);
}

/** Examples, playgrounds and layouts of `docs/` that fail, a line each. */
async function brokenExamples(dir: string): Promise<string[]> {
  const targets = findTargets(dir).filter(
    ({file}) => !file.startsWith('versioned_docs/'),
  );
  const problems = await checkTargets(dir, targets);
  return [...problems]
    .filter(([, found]) => found.length > 0)
    .map(([file, found]) => `${file}: ${found.join('; ')}`);
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0
    ? [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)]
    : [`${title}: none`];

/**
 * Lets `docs/` document another release of its framework: reports what that
 * changes, then changes dependency, lockfile and history, or nothing.
 *
 * @throws an error that says what is in the way; then nothing is changed.
 */
export async function upgradeFramework({
  siteDir,
  version,
  accept,
  log,
}: UpgradeOptions): Promise<void> {
  checkName(version);
  const before = await readApi(siteDir);
  if (before.package.version === version) {
    throw new Error(`docs/ documents ${version} already.`);
  }
  await changeSite(siteDir, {
    command: `the upgrade to ${before.package.name} ${version}`,
    edit: (stage, signal) => upgradeCopy(stage, version, signal),
    check: async ({dir}, _changes, signal) => {
      const after = await readApi(dir);
      log(`${before.package.name} ${before.package.version} → ${version}`);
      section('Differences of the API', apiDifference(before, after)).forEach(
        log,
      );
      const undescribed = undescribedItems(dir, after);
      section('Without a description', undescribed).forEach(log);
      const broken = await brokenExamples(dir);
      signal.throwIfAborted();
      section('Examples that break', broken).forEach(log);
      if (!accept && undescribed.length + broken.length > 0) {
        throw new Error(
          `Nothing was changed. Describe the items in ${overlays}/ and mend the examples, or upgrade with --accept and do it afterwards.`,
        );
      }
    },
  });
}
