import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {buildSteps} from '../scripts/lib/build';
import {root} from '../scripts/lib/run';
import {undoAtEnd} from './cleanup';
import {megabytes, seconds} from './format';
import {type Usage, watchProcesses} from './processes';
import type {Site} from './sites';

/** What a build cost and made. */
export interface BuildCost extends Usage {
  readonly wallSeconds: number;
  readonly pages: number;
}

/** How a build is started. */
export interface BuildOrder {
  /** With the caches that the build before has left. */
  readonly warm?: boolean;
  /** Names of the versions to build; all without it. */
  readonly versions?: readonly string[] | undefined;
}

/** Sites that this process has built, by where they were built to. */
const built = new Set<string>();

/** Milliseconds after which a build is taken for hung. */
const patience = 30 * 60_000;

const countPages = (folder: string): number =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html').length;

/** Runs `docusaurus build` and measures it. */
async function runStep(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Usage> {
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      ...['build', ...args],
    ],
    {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
      env: {...process.env, ...env},
    },
  );
  const stop = undoAtEnd(() => child.kill());
  const watch = watchProcesses(child.pid ?? 0);
  const [[code], ...printed] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  const usage = watch.look();
  watch.stop();
  stop();
  if (code !== 0) {
    throw new Error(`The build of ${cwd} failed.\n${printed.join('\n')}`);
  }
  return usage;
}

/**
 * Builds a site in English, as `npm run build` does, and measures what that
 * takes.
 *
 * @throws when the build fails or hangs, with what it printed.
 */
export async function measureBuild(
  {name, dir, outDir, localeDir}: Site,
  {warm = false, versions}: BuildOrder = {},
): Promise<BuildCost> {
  const caches = ['.docusaurus', 'node_modules/.cache'];
  for (const stale of warm ? [] : caches.map((at) => path.join(dir, at))) {
    fs.rmSync(stale, {recursive: true, force: true});
  }
  built.delete(outDir);
  fs.rmSync(outDir, {recursive: true, force: true});
  const started = Date.now();
  const usages: Usage[] = [];
  for (const step of name === 'this site' ? buildSteps : [{}]) {
    usages.push(
      await runStep([dir, '--locale', 'en', '--out-dir', outDir], dir, {
        ...step,
        ...(versions && {SITE_VERSIONS: versions.join(',')}),
      }),
    );
  }
  const usage: Usage = {
    cpuSeconds: usages.reduce((sum, {cpuSeconds}) => sum + cpuSeconds, 0),
    peakBytes: Math.max(...usages.map(({peakBytes}) => peakBytes)),
  };
  const wallSeconds = (Date.now() - started) / 1000;
  built.add(outDir);
  const pages = countPages(path.join(outDir, localeDir));
  console.log(
    `  ${pages} pages, ${seconds(usage.cpuSeconds)} CPU, ${seconds(wallSeconds)}, ${megabytes(usage.peakBytes)}`,
  );
  return {...usage, wallSeconds, pages};
}

/** Builds a site unless another part of the bench has built it. */
export async function ensureBuilt(site: Site): Promise<void> {
  if (!built.has(site.outDir)) {
    console.log(`Building ${site.name}`);
    await measureBuild(site);
  }
}
