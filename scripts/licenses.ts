/** `npm run licenses`: lists the licenses of what the site is made of. */
import fs from 'node:fs';
import path from 'node:path';
import {readFacts} from './dependencies/facts';
import {
  findUnaccepted,
  licenseFiles,
  licenseTexts,
  listLicenses,
} from './dependencies/licenses';
import {readLockfile} from './dependencies/lockfile';
import {root} from './lib/run';

try {
  const facts = readFacts(root);
  const installed = readLockfile(root);
  fs.writeFileSync(
    path.join(root, licenseFiles.list),
    listLicenses(installed, facts),
  );
  fs.writeFileSync(
    path.join(root, licenseFiles.texts),
    licenseTexts(root, facts),
  );
  console.log(`Wrote ${Object.values(licenseFiles).join(' and ')}.`);
  const unaccepted = findUnaccepted(installed, facts);
  if (unaccepted.length > 0) {
    throw new Error(
      `data/dependencies.yaml does not accept these licenses:\n${unaccepted.join('\n')}`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
