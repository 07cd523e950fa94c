import path from 'node:path';
import {build} from 'esbuild';
import {renderPage} from './page';
import type {Redirect} from './redirects';

/** Where the script of the gateway's page is, below the site's root. */
export const gatewayScript = 'gateway.js';

/**
 * First segments of the site's addresses, old ones included: none of them is
 * a language.
 *
 * @param segments - of the pages that there are.
 */
export function reservedSegments(
  segments: readonly string[],
  redirects: readonly Redirect[],
): string[] {
  const old = redirects.map(({from}) => from.split('/')[1] ?? '');
  return [...new Set([...segments, ...old])].sort();
}

/**
 * The page that chooses the language.
 *
 * @param site - what it is told.
 * @returns its HTML and its script.
 */
export async function buildGateway(
  site: Parameters<typeof renderPage>[0],
): Promise<{html: string; script: string}> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'browser/gateway.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  return {
    html: renderPage(site, `/${gatewayScript}`),
    script: outputFiles.map(({text}) => text).join(''),
  };
}
