import fs from 'node:fs';
import path from 'node:path';
import {fallbackLocale, languages} from '../../config/locales';
import {readVersions} from '../../config/versions';
import {
  buildGateway,
  reservedSegments,
} from '../../plugins/locale-gateway/gateway';
import {readRedirects} from '../../plugins/locale-gateway/redirects';

/** The gateway of the live site, for all languages. */
export async function readGateway(
  siteDir: string,
): Promise<{html: string; script: string}> {
  const namespaces = fs
    .readdirSync(path.join(siteDir, 'docs'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({name}) => name);
  const versionPaths = readVersions(siteDir).flatMap(({path: at}) => at || []);
  return buildGateway({
    title: 'Vuetify',
    languages: [...languages],
    fallback: fallbackLocale,
    reservedSegments: reservedSegments(
      ['api', 'examples', ...namespaces, ...versionPaths],
      readRedirects(siteDir),
    ),
  });
}
