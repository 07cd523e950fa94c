// cspell:ignore notarget -- a word of npm
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {loadPackage} from '../../plugins/component-docs/metadata/load';
import type {Metadata} from '../../plugins/component-docs/metadata/model';
import {readOverlay} from '../../plugins/component-docs/metadata/overlay';
import {staleEntries} from '../../plugins/component-docs/metadata/stale';
import {type Framework, readVersionData} from '../../plugins/util/versionData';
import {apiDifference} from './apiDifference';
import {changeSite} from './change';
import {checkExamples, undescribedItems} from './checks';
import {runNpm, runQuietly} from './run';
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

/** What `docs/` runs on. */
function frameworkOf(dir: string): Framework {
  const {current} = readVersionData(dir).frameworks;
  if (!current) {
    throw new Error(
      'data/versions.json: say under "current" what docs/ documents.',
    );
  }
  return current;
}

const readApi = (dir: string): Promise<Metadata> =>
  loadPackage(dir, frameworkOf(dir), overlays, undefined, silently);

function checkName(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(
      `"${version}" is no version of a package. Name one such as 2.7.3.`,
    );
  }
}

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR/;

/** What npm says, in words of what to do. */
function explain(error: unknown, name: string, version: string): unknown {
  const said = error instanceof Error ? error.message : String(error);
  const wanted = `${name}@${version}`;
  const isUnknown = said
    .split('\n')
    .some((line) => /\b(?:notarget|404)\b/.test(line) && line.includes(wanted));
  if (isUnknown) {
    return new Error(
      `The registry has no ${name} ${version}. What it has: npm view ${name} versions`,
    );
  }
  return unreachable.test(said)
    ? new Error(
        'The npm registry cannot be reached. Nothing was changed. Check the network, or the registry and proxy that `npm config list` shows, and run the command again.',
      )
    : error;
}

/** Puts a package of the registry in the place of the linked one. */
async function exchangePackage(
  dir: string,
  name: string,
  version: string,
  signal: AbortSignal,
): Promise<void> {
  const target = path.join(dir, 'node_modules', name);
  const packed = await runNpm(
    dir,
    ['pack', `${name}@${version}`, '--silent', '--pack-destination', dir],
    signal,
  );
  const archive = path.join(dir, packed.trim());
  fs.rmSync(target);
  fs.mkdirSync(target);
  execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  fs.rmSync(archive);
}

/** Changes the dependency, its lock and the history in the copy. */
async function upgradeCopy(
  {dir}: Stage,
  name: string,
  version: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await runNpm(
      dir,
      [
        'install',
        '--package-lock-only',
        '--ignore-scripts',
        '--save-exact',
        `${name}@${version}`,
      ],
      signal,
    );
    await exchangePackage(dir, name, version, signal);
    await runQuietly(dir, 'tsx', ['scripts/api-history.ts'], {}, signal);
  } catch (error) {
    throw explain(error, name, version);
  }
}

/** A warning of Vue goes on with the components around it. */
const firstLine = (problem: string) => problem.split('\n', 1).join();

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
  const {name} = before.package;
  if (before.package.version === version) {
    throw new Error(`docs/ documents ${version} already.`);
  }
  await changeSite(siteDir, {
    command: `the upgrade to ${name} ${version}`,
    edit: (stage, signal) =>
      upgradeCopy(stage, frameworkOf(siteDir).package, version, signal),
    check: async ({dir}, _changes, signal) => {
      const after = await readApi(dir);
      log(`${name} ${before.package.version} → ${version}`);
      section('Differences of the API', apiDifference(before, after)).forEach(
        log,
      );
      const stale = staleEntries(
        readOverlay(dir, `${overlays}/${name}.yaml`),
        after,
      );
      section(`In ${overlays}/ and gone`, stale).forEach(log);
      const undescribed = undescribedItems(dir, after);
      section('Without a description', undescribed).forEach(log);
      const {broken} = await checkExamples(dir, signal);
      section(
        'Examples that break',
        broken.map(
          ([file, found]) => `${file}: ${found.map(firstLine).join('; ')}`,
        ),
      ).forEach(log);
      if (!accept && undescribed.length + broken.length > 0) {
        throw new Error(
          `Nothing was changed. Describe the items in ${overlays}/ and mend the examples, or upgrade with --accept and do it afterwards.`,
        );
      }
    },
  });
}
