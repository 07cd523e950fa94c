import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

const root = path.join(__dirname, '../../..');

/**
 * Builds the site of this folder.
 *
 * @returns the folder of the built files.
 */
export async function buildExamplesSite(): Promise<string> {
  const site = path.join(__dirname, 'site');
  const cache = path.join(root, '.cache/live-examples-site');
  const dir = path.join(cache, 'build');
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/docusaurus'),
    ['build', site, '--out-dir', dir],
    {
      cwd: site,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(
          site,
          path.join(cache, 'generated'),
        ),
      },
    },
  );
  return dir;
}
