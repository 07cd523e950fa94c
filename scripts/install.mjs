/**
 * Installs the dependencies when they are missing or out of date, after taking
 * back what a stopped command left half done. Every command of package.json
 * starts with it, so that one command is enough on a fresh clone. Uses nothing but Node and npm.
 */
import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {whyInstall} from './lib/installed.mjs';
import {recover} from './lib/journal.mjs';

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR/;

/** Ends the process with one readable message. */
function fail(/** @type {string} */ message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Refuses a Node that the dependencies do not run on. */
function checkNode() {
  const manifest = /** @type {unknown} */ (
    JSON.parse(readFileSync('package.json', 'utf8'))
  );
  const {engines} = /** @type {{engines: {node: string}}} */ (manifest);
  const minimum = engines.node.replace('>=', '');
  const actual = process.versions.node;
  if (actual.localeCompare(minimum, 'en', {numeric: true}) < 0) {
    fail(
      `Node ${minimum} or newer is needed, this is ${actual}. Get it from https://nodejs.org/.`,
    );
  }
}

/**
 * Installs what the lockfile names and leaves the lockfile alone. `npm ci` would
 * refuse it on a platform whose binaries its registry did not carry.
 *
 * @param {string[]} options
 * @returns {Promise<{code: number, errors: string}>}
 */
function npmInstall(options) {
  return new Promise((resolve) => {
    const npm = spawn('npm', ['install', '--no-save', ...options], {
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: process.platform === 'win32',
    });
    let errors = '';
    npm.stderr.on('data', (/** @type {Buffer} */ chunk) => {
      errors += chunk.toString();
    });
    npm.on('error', (error) => resolve({code: 1, errors: error.message}));
    npm.on('close', (code) => resolve({code: code ?? 1, errors}));
  });
}

checkNode();
const halfDone = recover(process.cwd());
if (halfDone) {
  console.log(`Took back what was left half done: ${halfDone}.`);
}
const reason = whyInstall(process.cwd());
if (reason) {
  console.log(`Installing the dependencies: ${reason}.`);
  // npm would trust its record of the last install; without it npm looks.
  rmSync('node_modules/.package-lock.json', {force: true});
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(
    () => console.log(`  still installing, ${seconds()} s`),
    10_000,
  );
  const {code, errors} = await npmInstall([
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]);
  clearInterval(progress);
  if (code !== 0 && unreachable.test(errors)) {
    fail(
      'The npm registry cannot be reached, so the dependencies cannot be installed.\n' +
        'Check the network, or the registry and proxy that `npm config list` shows, and run the command again.',
    );
  } else if (code !== 0) {
    fail(
      `${errors}\nnpm could not install the dependencies; the reason is above.`,
    );
  }
  console.log(`Installed the dependencies in ${seconds()} s.\n`);
}
