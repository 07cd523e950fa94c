import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import * as z from 'zod';
import {readVersions} from '../config/versions';
import {downloadReleases} from '../plugins/component-docs/history/releases';
import {compareMinors} from '../plugins/component-docs/history/replay';
import {buildHistory} from '../plugins/component-docs/history/write';

/** Earlier manifests miss many events and slots that the release had. */
const manifestsFrom = '2.4';

const packageJson = z.looseObject({name: z.string(), version: z.string()});

/** `npm run api:history`: writes when each prop, event and slot came. */
async function main(): Promise<void> {
  const siteDir = path.dirname(__dirname);
  const require = createRequire(path.join(siteDir, 'package.json'));
  const frameworks = readVersions(siteDir).map(({framework}) => {
    const file = path.join(
      siteDir,
      'node_modules',
      framework.package,
      'package.json',
    );
    const {name, version} = packageJson.parse(
      JSON.parse(fs.readFileSync(file, 'utf8')),
    );
    const [major = '', minor = ''] = version.split('.');
    return {name, major, minor: `${major}.${minor}`, vue: framework.vue};
  });
  const [latest] = [...frameworks].sort((a, b) =>
    compareMinors(b.minor, a.minor),
  );
  if (!latest) {
    throw new Error('config/versions.ts names no framework.');
  }
  const vueOfMajor = new Map(frameworks.map(({major, vue}) => [major, vue]));
  const releases = downloadReleases(
    latest.name,
    [...vueOfMajor.keys()],
    latest.minor,
    path.join(siteDir, 'node_modules/.cache/api-history'),
  );
  const history = await buildHistory(
    latest.name,
    releases,
    ({minor}) =>
      require.resolve(vueOfMajor.get(minor.split('.', 1).join()) ?? 'vue'),
    manifestsFrom,
  );
  const file = path.join(siteDir, 'data/api-history.json');
  fs.writeFileSync(
    file,
    await format(JSON.stringify(history), {
      ...(await resolveConfig(file)),
      filepath: file,
    }),
  );
  for (const {minor, version, components} of history.minors) {
    const count = Object.values(components).reduce(
      (sum, {added = {}}) => sum + Object.keys(added).length,
      0,
    );
    process.stdout.write(`${minor} (${version}): ${count} props added\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
