import {readdirSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {netlifyRules} from './hosts/netlify';
import {nginxMaps, nginxServer} from './hosts/nginx';
import type {HostRules} from './hosts/rules';
import {vercelRules} from './hosts/vercel';
import type {GatewayOptions} from './options';
import {renderPage} from './page';
import type {Redirect} from './redirects';
import {robots, sitemapIndex} from './sitemap';

const scriptName = 'gateway.js';

/**
 * Writes the pages that choose the language, and their script.
 *
 * @param names - `index.html`, `404.html`.
 */
export async function writeGateway(
  folder: string,
  names: readonly string[],
  options: GatewayOptions,
  reservedSegments: readonly string[],
): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  await build({
    entryPoints: [path.join(__dirname, 'browser/gateway.ts')],
    outfile: path.join(folder, scriptName),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  const html = renderPage({...options, reservedSegments}, `/${scriptName}`);
  await Promise.all(
    names.map((name) => fs.writeFile(path.join(folder, name), html)),
  );
}

/**
 * First segments of the site's addresses, old ones included: none of them is
 * a language.
 *
 * @param outDir - folder of a locale that was just built.
 */
export function reservedSegments(
  outDir: string,
  redirects: readonly Redirect[],
): string[] {
  const folders = readdirSync(outDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  const old = redirects.map(({from}) => from.split('/')[1] ?? '');
  return [...new Set([...folders, ...old])].sort();
}

/**
 * Writes what stands outside of the locales. Each locale's build does it, and
 * all of them write the same.
 *
 * @param folder - the root of the whole build.
 * @param url - origin of the site.
 */
export async function writeRoot(
  folder: string,
  url: string,
  options: GatewayOptions,
  rules: HostRules,
): Promise<void> {
  await writeGateway(
    folder,
    ['index.html', '404.html'],
    options,
    rules.site.reservedSegments,
  );
  const files: Readonly<Record<string, string>> = {
    'sitemap.xml': sitemapIndex(options.languages, url),
    'robots.txt': robots(url),
    _redirects: netlifyRules(rules),
    'vercel.json': vercelRules(rules),
    'nginx-http.conf': nginxMaps(rules),
    'nginx-server.conf': nginxServer(rules),
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) =>
      fs.writeFile(path.join(folder, name), text),
    ),
  );
}
