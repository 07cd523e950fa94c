/**
 * `npm run framework:upgrade -- 2.7.3 [--accept]`: reports what another release
 * of the framework changes, then lets docs/ document it, or changes nothing.
 */
import {parseArgs} from 'node:util';
import {root} from './lib/run';
import {upgradeFramework} from './versions/upgrade';

async function run(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {accept: {type: 'boolean', default: false}},
  });
  const [version, ...rest] = positionals;
  if (version === undefined || rest.length > 0) {
    throw new Error('Name one version: npm run framework:upgrade -- 2.7.3');
  }
  await upgradeFramework({
    siteDir: root,
    version,
    accept: values.accept,
    log: (line) => {
      console.log(line);
    },
  });
  console.log(
    `docs/ documents ${version} now. Look at it with npm start, then commit it, or take it back: npm run version:undo`,
  );
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
