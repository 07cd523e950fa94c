import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import * as z from 'zod';
import {root} from '../scripts/lib/run';

const usageSchema = z.object({cpuSeconds: z.number(), peakBytes: z.number()});

/** What a build cost and made. */
export interface BuildCost {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  /** Of the largest process. */
  readonly peakBytes: number;
  readonly pages: number;
}

function countPages(folder: string): number {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html').length;
}

/**
 * Builds the English site of a folder without any cache.
 *
 * @param siteDir - the site.
 * @param outDir - where it is built to; emptied first.
 * @param localeDir - the folder of the locale in `outDir`.
 * @throws when the build fails; its output is shown.
 */
export function measureBuild(
  siteDir: string,
  outDir: string,
  localeDir: string,
): BuildCost {
  for (const stale of [
    outDir,
    path.join(siteDir, '.docusaurus'),
    path.join(root, 'node_modules/.cache'),
  ]) {
    fs.rmSync(stale, {recursive: true, force: true});
  }
  const usage = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-usage-'));
  const started = Date.now();
  const {status} = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      siteDir,
      '--locale',
      'en',
      '--out-dir',
      outDir,
    ],
    {
      cwd: siteDir,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        BENCH_USAGE: usage,
        NODE_OPTIONS: `--import ${pathToFileURL(path.join(__dirname, 'usage.mjs')).href}`,
      },
    },
  );
  const wallSeconds = (Date.now() - started) / 1000;
  if (status !== 0) {
    throw new Error(`The build of ${siteDir} failed.`);
  }
  const processes = fs
    .readdirSync(usage)
    .map((file) =>
      usageSchema.parse(
        JSON.parse(fs.readFileSync(path.join(usage, file), 'utf8')),
      ),
    );
  fs.rmSync(usage, {recursive: true});
  return {
    wallSeconds,
    cpuSeconds: processes.reduce((sum, {cpuSeconds}) => sum + cpuSeconds, 0),
    peakBytes: Math.max(...processes.map(({peakBytes}) => peakBytes)),
    pages: countPages(path.join(outDir, localeDir)),
  };
}
