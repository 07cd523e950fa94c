import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {Command} from 'commander';
import {readFrozen} from '../../metadata/frozen';
import type {PluginOptions} from '../../options';
import {readVersionData} from '../../../util/versionData';
import {extendDocsCli} from '../commands';
import {compareHashes} from '../hashes';

const root = path.resolve(__dirname, '../../../..');

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'cut-'));
  fs.symlinkSync(path.join(root, 'node_modules'), `${site}/node_modules`);
  fs.writeFileSync(`${site}/versions.json`, '[]');
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(site, {recursive: true});
});

function createCli(packageName: string, cut: (version: string) => void) {
  const cli = new Command();
  extendDocsCli(
    cli as unknown as Parameters<typeof extendDocsCli>[0],
    (stock) => {
      stock.command('docs:version').arguments('<version>').action(cut);
    },
    {siteDir: site} as LoadContext,
    {
      versions: {current: {package: packageName, vue: 'vue'}},
      overlays: 'data/overlays',
    } as unknown as PluginOptions,
  );
  return cli;
}

const run = (cli: ReturnType<typeof createCli>, ...args: string[]) =>
  cli.parseAsync(['node', 'docusaurus', ...args]);

it('freezes the API with the docs', async () => {
  const cli = createCli('vuetify', (version) => {
    fs.mkdirSync(`${site}/versioned_docs/version-${version}`, {
      recursive: true,
    });
  });
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await run(cli, 'docs:version', '9.9');
  expect(log.mock.calls.join()).toContain('versioned_metadata');
  const frozen = readFrozen(site, '9.9');
  expect(frozen.package).toEqual({name: 'vuetify', version: '2.7.2'});
  expect(frozen.components).toHaveLength(146);
}, 30_000);

const shared = ['package.json', 'package-lock.json', 'data/versions.json'];

/** Makes the site one that records what its versions run on. */
function addFrameworks(): void {
  fs.mkdirSync(`${site}/data`);
  for (const file of shared) {
    fs.copyFileSync(path.join(root, file), path.join(site, file));
  }
}

const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');

it('freezes the framework, and records what it froze', async () => {
  addFrameworks();
  const cli = createCli('vuetify', (version) => {
    fs.mkdirSync(`${site}/versioned_docs/version-${version}`, {
      recursive: true,
    });
    fs.writeFileSync(
      `${site}/versioned_docs/version-${version}/a.mdx`,
      '# Alerts',
    );
  });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await run(cli, 'docs:version', '9.9');
  expect(readVersionData(site).frameworks['9.9']).toEqual({
    package: 'vuetify-2.7.2',
    vue: 'vue-2.7.16',
    pictures: 'img/components',
  });
  expect(compareHashes(site, '9.9')).toEqual([]);
  fs.writeFileSync(`${site}/versioned_docs/version-9.9/a.mdx`, '# Notices');
  expect(compareHashes(site, '9.9')).toEqual([
    {file: 'versioned_docs/version-9.9/a.mdx', kind: 'changed'},
  ]);
}, 30_000);

it('restores what all versions share when a cut fails at its end', async () => {
  addFrameworks();
  const before = shared.map(read);
  const cli = createCli('vuetify', () => {
    fs.writeFileSync(`${site}/package-lock.json`, '{"packages": {}}');
    fs.writeFileSync(`${site}/data/versions.json`, '{}');
  });
  await expect(run(cli, 'docs:version', '9.9')).rejects.toThrow();
  expect(shared.map(read)).toEqual(before);
}, 30_000);

it.each(['../9.9', '9', 'v9.9'])('refuses the name "%s"', async (name) => {
  const cut = jest.fn();
  await expect(
    run(createCli('vuetify', cut), 'docs:version', name),
  ).rejects.toThrow('Name it by major and minor, such as 2.8.');
  expect(cut).not.toHaveBeenCalled();
});

it('does not start a cut whose API cannot be read', async () => {
  const cut = jest.fn();
  await expect(
    run(createCli('no-such-framework', cut), 'docs:version', '9.9'),
  ).rejects.toThrow('"no-such-framework"');
  expect(cut).not.toHaveBeenCalled();
});

it('leaves no half cut behind', async () => {
  const cli = createCli('vuetify', (version) => {
    fs.mkdirSync(`${site}/versioned_docs/version-${version}`, {
      recursive: true,
    });
    fs.writeFileSync(`${site}/versions.json`, `["${version}"]`);
    throw new Error('disk full');
  });
  await expect(run(cli, 'docs:version', '9.9')).rejects.toThrow('disk full');
  expect(fs.existsSync(`${site}/versioned_docs/version-9.9`)).toBe(false);
  expect(fs.readFileSync(`${site}/versions.json`, 'utf8')).toBe('[]');
}, 30_000);

it('tells how to restore a frozen file that is missing or broken', () => {
  expect(() => readFrozen(site, '9.9')).toThrow(
    'versioned_metadata/version-9.9.json is missing: it holds the API of version 9.9. Restore it, or write it again with "npx docusaurus docs:metadata 9.9".',
  );
  fs.mkdirSync(`${site}/versioned_metadata`);
  fs.writeFileSync(`${site}/versioned_metadata/version-9.9.json`, '{"pack');
  expect(() => readFrozen(site, '9.9')).toThrow('cannot be read');
  fs.writeFileSync(
    `${site}/versioned_metadata/version-9.9.json`,
    '{"package": {"name": 1}}',
  );
  expect(() => readFrozen(site, '9.9')).toThrow(/"package\.name": /);
});
