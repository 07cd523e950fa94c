/**
 * `npm run version:retire -- 1.0 --url https://v1.example.com`: takes an old
 * version out of the site; its menu entry and its addresses lead elsewhere.
 */
import {parseArgs} from 'node:util';
import {root} from './lib/run';
import {retireChecks} from './versions/checks';
import {retireVersion} from './versions/retire';

async function run(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {url: {type: 'string'}},
  });
  const [version, ...rest] = positionals;
  if (version === undefined || rest.length > 0 || values.url === undefined) {
    throw new Error(
      'Name a version and where it is from now on: npm run version:retire -- 1.0 --url https://v1.example.com',
    );
  }
  const changes = await retireVersion({
    siteDir: root,
    version,
    url: values.url,
    checks: retireChecks,
    log: (line) => {
      console.log(line);
    },
  });
  for (const {path, exists} of changes) {
    console.log(`  ${exists ? '~' : '-'} ${path}`);
  }
  console.log(
    `Version ${version} is retired. Look at it, then commit it, or take it back: npm run version:undo`,
  );
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
