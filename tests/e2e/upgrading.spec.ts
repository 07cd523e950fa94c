import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import type {Locator} from '@playwright/test';
import {createStaticServer, listen} from '../../scripts/lib/static-server';
import {copyRepository, git, ownPackages, root} from './harness/copy';
import {expect, test as siteTest} from './harness/test';

/*
 * Cuts a version in a copy of the repository and lets docs/ move on to another
 * release of the framework, with the real commands and the real registry. It
 * installs, runs all examples and builds, so only `npm run test:all` runs it.
 */
siteTest.skip(!process.env.E2E_ALL, 'npm run test:all runs it');
siteTest.describe.configure({mode: 'serial', retries: 0, timeout: 1_800_000});

const version = '99.0';
/** An older release differs from every one that docs/ will document. */
const other = '2.6.16';
const installed = (
  JSON.parse(
    fs.readFileSync(
      path.join(root, 'node_modules/vuetify/package.json'),
      'utf8',
    ),
  ) as {version: string}
).version;
/** A page, and a prop of its component that `other` does not have yet. */
const page = 'components/paginations/';
const prop = 'navigation-color';
const [released, unreleased] = [`/en/${page}`, `/en/next/${page}`];

let copy: string;
let server: Server;
let origin: string;
let report: string;

const test = siteTest.extend({
  // Playwright reads the parameters, so the empty pattern has to be there.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(origin);
  },
});

/** Runs a command in the copy; throws with what it says when it fails. */
function npm(env: Readonly<Record<string, string>>, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync('npm', args, {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  if (status !== 0) {
    throw new Error(`npm ${args.join(' ')}:\n${stdout}\n${stderr}`);
  }
  return stdout;
}

function commit(message: string): void {
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--message', message);
}

test.beforeAll(async () => {
  // A cut, an upgrade and a build, one after the other.
  test.setTimeout(15 * 60_000);
  copy = copyRepository('upgrading');
  ownPackages(copy);
  git(copy, 'init', '--quiet');
  commit('Site');
  npm({}, 'run', 'docusaurus', '--', 'docs:version', version);
  commit('Cut');
  report = npm({}, 'run', 'framework:upgrade', '--', other, '--accept');
  npm(
    {SITE_VERSIONS: `current,${version}`},
    ...['run', 'build', '--', '--locale', 'en'],
  );
  server = createStaticServer(path.join(copy, 'build'));
  origin = await listen(server, 0);
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(copy, {recursive: true, force: true});
});

/** The version of the framework that runs in a sandbox. */
const frameworkIn = (sandbox: Locator) =>
  sandbox.evaluate((element) => {
    const {constructor: Vue} = (
      element as unknown as {
        __vue__: {constructor: {_installedPlugins: {version?: string}[]}};
      }
    ).__vue__;
    return Vue._installedPlugins.map((plugin) => plugin.version);
  });

test('the upgrade tells what the API lost', () => {
  expect(report).toContain(`vuetify ${installed} → ${other}`);
  expect(report).toContain(`- v-pagination props ${prop}`);
});

test('the version runs and shows the framework that it was cut with, docs/ the new one', async ({
  page: tab,
}) => {
  const example = tab.locator('#example-circle');
  const sandbox = example.locator('.vue-sandbox');
  const isRunning = async () => {
    await example.scrollIntoViewIfNeeded();
    await expect(sandbox.locator('.v-pagination')).toBeVisible();
  };
  const row = tab
    .locator('#api-v-pagination-props tbody th > code:first-child')
    .getByText(prop, {exact: true});

  await tab.goto(unreleased);
  await isRunning();
  expect(await frameworkIn(sandbox)).toEqual([other]);
  await expect(row).toHaveCount(0);

  // In the same visit, so that both frameworks are loaded side by side.
  await tab.getByRole('link', {name: /^This page in the current/}).click();
  await tab.waitForURL(`**${released}`);
  // The address changes before the page does.
  await expect(row).toHaveCount(1);
  await isRunning();
  expect(await frameworkIn(sandbox)).toEqual([installed]);
  for (const release of [other, installed]) {
    await expect(
      tab.locator(`link[rel=stylesheet][href*="vuetify-${release}"]`).first(),
    ).toBeAttached();
  }

  await tab.goto(released);
  await isRunning();
  expect(await frameworkIn(sandbox)).toEqual([installed]);
  await expect(tab.locator(`link[href*="vuetify-${other}"]`)).toHaveCount(0);
});

test('the version is as it was cut, and the upgrade can be taken back', () => {
  expect(npm({}, 'run', 'version:verify')).toContain(`✓ ${version}`);
  expect(npm({}, 'run', 'version:undo')).toContain(`Undone: the upgrade to`);
  expect(git(copy, 'status', '--porcelain')).toBe('');
});
