/** Cuts a version of a site, with one check that takes its time. */
import {setTimeout} from 'node:timers/promises';
import {cutVersion} from '../cut';

const [, , siteDir = '', version = '', outcome = ''] = process.argv;

cutVersion({
  siteDir,
  version,
  dryRun: outcome === 'dry-run',
  checks: [
    {
      name: 'the version is fit',
      run: async (_dir, _version, signal) => {
        await setTimeout(300, undefined, {signal});
        if (outcome === 'unfit') {
          throw new Error('The version is unfit.');
        }
      },
    },
  ],
  log: (line) => {
    console.log(line);
  },
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
