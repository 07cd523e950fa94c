import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Looks for a Chromium: the one that CHROMIUM_PATH names, else one on the PATH.
 *
 * @param env - `process.env`, or the like in tests.
 * @returns its path, or nothing.
 * @throws when CHROMIUM_PATH names no program.
 */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (!isExecutable(env.CHROMIUM_PATH)) {
      throw new Error(
        `CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is no program. Correct or unset it.`,
      );
    }
    return env.CHROMIUM_PATH;
  }
  return (env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);
}

/**
 * Finds a Chromium, installing Debian's where that is possible.
 *
 * @returns its path.
 * @throws an error that says what to install.
 */
export function ensureChromium(env: NodeJS.ProcessEnv): string {
  const found = findChromium(env);
  if (found) {
    return found;
  }
  if (fs.existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests.');
    for (const args of [
      ['update', '-q'],
      ['install', '-qy', '--no-install-recommends', 'chromium'],
    ]) {
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: {...env, DEBIAN_FRONTEND: 'noninteractive'},
      });
    }
  }
  const installed = findChromium(env);
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium or Chrome. Install it (Debian and Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to the program.',
    );
  }
  return installed;
}
