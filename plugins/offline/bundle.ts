import path from 'node:path';
import {build} from 'esbuild';
import type {BuildInfo} from './build-info';

async function bundle(
  file: string,
  define: Readonly<Record<string, unknown>>,
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'worker', file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  });
  return outputFiles.map(({text}) => text).join('');
}

/** The script of the worker of a build. */
export const bundleWorker = (info: BuildInfo): Promise<string> =>
  bundle('index.ts', {OFFLINE_BUILD: info});

/** The script that takes the worker of a locale away from browsers. */
export const bundleRemoval = (base: string): Promise<string> =>
  bundle('remove.ts', {OFFLINE_BASE: base});
