/**
 * `npm run version:cut -- 2.8 [--dry-run]`: cuts a version from docs/, once it
 * is sure that all of it is fit for release; all or nothing.
 */
import {parseArgs} from 'node:util';
import {root} from './lib/run';
import {cutChecks} from './versions/checks';
import {cutVersion} from './versions/cut';

async function run(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'dry-run': {type: 'boolean', default: false}},
  });
  const [version, ...rest] = positionals;
  if (version === undefined || rest.length > 0) {
    throw new Error('Name one version: npm run version:cut -- 2.8');
  }
  const dryRun = values['dry-run'];
  await cutVersion({
    siteDir: root,
    version,
    checks: cutChecks,
    dryRun,
    log: (line) => {
      console.log(line);
    },
  });
  console.log(
    dryRun
      ? 'Nothing was changed.'
      : `Version ${version} is cut. Look at it, then commit it, or take it back: npm run version:undo`,
  );
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
