import fs from 'node:fs/promises';
import path from 'node:path';
import {buildGateway, gatewayScript} from './gateway';
import {netlifyHeaders, netlifyRules} from './hosts/netlify';
import {nginxMaps, nginxServer} from './hosts/nginx';
import type {HostRules} from './hosts/rules';
import {vercelRules} from './hosts/vercel';
import type {GatewayOptions} from './options';
import {llmsIndex, robots, sitemapIndex} from './sitemap';

/**
 * Writes the pages that choose the language, and their script.
 *
 * @param names - `index.html`, `404.html`.
 */
export async function writeGateway(
  folder: string,
  names: readonly string[],
  site: Parameters<typeof buildGateway>[0],
): Promise<void> {
  const {html, script} = await buildGateway(site);
  await fs.mkdir(folder, {recursive: true});
  await Promise.all([
    fs.writeFile(path.join(folder, gatewayScript), script),
    ...names.map((name) => fs.writeFile(path.join(folder, name), html)),
  ]);
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
  await writeGateway(folder, ['index.html', '404.html'], {
    ...options,
    reservedSegments: rules.site.reservedSegments,
  });
  const files: Readonly<Record<string, string>> = {
    'sitemap.xml': sitemapIndex(options.languages, url),
    'robots.txt': robots(url),
    'llms.txt': llmsIndex(options.title, options.languages, url),
    _redirects: netlifyRules(rules),
    _headers: netlifyHeaders(rules),
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
