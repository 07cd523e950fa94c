import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {fallbackLocale, languages} from '../../config/locales';
import {readVersions} from '../../config/versions';
import {renderPage} from '../../plugins/locale-gateway/page';

/** Where the script of the gateway is. */
export const gatewayScript = '/gateway.js';

/** The gateway of the live site, for all languages. */
export async function readGateway(
  siteDir: string,
): Promise<{html: string; script: string}> {
  const namespaces = fs
    .readdirSync(path.join(siteDir, 'docs'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({name}) => name);
  const {outputFiles} = await build({
    entryPoints: [
      path.join(siteDir, 'plugins/locale-gateway/browser/gateway.ts'),
    ],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return {
    html: renderPage(
      {
        title: 'Vuetify',
        languages: [...languages],
        fallback: fallbackLocale,
        reservedSegments: [
          'api',
          'examples',
          ...namespaces,
          ...readVersions(siteDir).flatMap(({path: at}) => at || []),
        ],
      },
      gatewayScript,
    ),
    script: outputFiles[0]?.text ?? '',
  };
}
