/**
 * `npm run version:verify [-- --record 1.5]`: says whether every released
 * version is as it was cut, or records a version as it is now.
 */
import {parseArgs} from 'node:util';
import {recordHashes} from '../plugins/component-docs/cut/hashes';
import {readReleasedVersions} from '../plugins/util/versionData';
import {root} from './lib/run';
import {verifyVersion} from './versions/verify';

function run(): void {
  const {values} = parseArgs({
    options: {record: {type: 'string', multiple: true, default: []}},
  });
  const released = readReleasedVersions(root);
  for (const version of values.record) {
    if (!released.includes(version)) {
      throw new Error(
        `Version "${version}" is not in versions.json, which has ${released.join(', ')}.`,
      );
    }
    recordHashes(root, version);
    console.log(`Recorded version ${version} as it is.`);
  }
  let failed = 0;
  for (const version of released) {
    const problems = verifyVersion(root, version);
    failed += problems.length > 0 ? 1 : 0;
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${version}`);
    problems.forEach((problem) => {
      console.error(`    ${problem}`);
    });
  }
  if (failed > 0) {
    console.error(
      'Restore what changed by mistake (git restore). Record what was meant: npm run version:verify -- --record <version>',
    );
  }
  console.log(`${released.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
