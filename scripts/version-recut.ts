import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {recutVersion} from '../plugins/component-docs/cut/recut';

/** `npm run version:recut -- 2.7`: cuts a released version anew from docs/. */
async function main(): Promise<void> {
  const siteDir = path.dirname(__dirname);
  const version = process.argv[2];
  if (!version) {
    throw new Error('Name the version: npm run version:recut -- 2.7');
  }
  await recutVersion(siteDir, version, () => {
    const {status} = spawnSync(
      process.execPath,
      [
        path.join(siteDir, 'node_modules/.bin/docusaurus'),
        'docs:version',
        version,
      ],
      {cwd: siteDir, stdio: 'inherit'},
    );
    if (status !== 0) {
      throw new Error(
        `The cut of version ${version} failed; the old one is back in place.`,
      );
    }
  });
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
