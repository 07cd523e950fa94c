import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const script = path.join(__dirname, '../install.mjs');
let directory: string;

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'));
});

afterEach(() => {
  fs.rmSync(directory, {recursive: true});
});

function write(file: string, content: unknown) {
  fs.mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
  fs.writeFileSync(path.join(directory, file), JSON.stringify(content));
}

function install(env: Record<string, string> = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [script], {
    cwd: directory,
    encoding: 'utf8',
    env: {...process.env, npm_config_cache: `${directory}/cache`, ...env},
  });
  return {status, stdout, stderr};
}

/** A project that depends on one package, packed to a file beside it. */
function projectWithDependency(version: string) {
  fs.rmSync(path.join(directory, 'package-lock.json'), {force: true});
  write('source/package.json', {name: 'dependency', version});
  spawnSync('npm', ['pack', './source'], {cwd: directory});
  write('package.json', {
    name: 'project',
    version: '1.0.0',
    engines: {node: '>=20'},
    dependencies: {dependency: `file:dependency-${version}.tgz`},
  });
  spawnSync('npm', ['install', '--package-lock-only'], {cwd: directory});
}

function installedVersion(): unknown {
  const manifest: unknown = JSON.parse(
    fs.readFileSync(
      path.join(directory, 'node_modules/dependency/package.json'),
      'utf8',
    ),
  );
  return (manifest as {version: unknown}).version;
}

test('installs what is missing, and then has nothing to do', () => {
  projectWithDependency('1.0.0');
  const first = install();
  expect(first.stdout).toContain('nothing is installed yet');
  expect(first.status).toBe(0);
  expect(installedVersion()).toBe('1.0.0');
  expect(install()).toEqual({status: 0, stdout: '', stderr: ''});
});

test('installs again when the lockfile asks for another version', () => {
  projectWithDependency('1.0.0');
  install();
  projectWithDependency('1.1.0');
  expect(install().stdout).toContain(
    'dependency 1.1.0 is wanted, 1.0.0 is installed',
  );
  expect(installedVersion()).toBe('1.1.0');
});

test('says in one message that the registry is unreachable', () => {
  const manifest = {
    name: 'project',
    version: '1.0.0',
    engines: {node: '>=20'},
    dependencies: {clsx: '2.1.1'},
  };
  write('package.json', manifest);
  write('package-lock.json', {
    name: 'project',
    lockfileVersion: 3,
    packages: {
      '': manifest,
      'node_modules/clsx': {
        version: '2.1.1',
        resolved: 'http://127.0.0.1:1/clsx/-/clsx-2.1.1.tgz',
      },
    },
  });
  const {status, stderr} = install({
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_fetch_retries: '0',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^The npm registry cannot be reached/);
  expect(stderr).not.toContain('ECONNREFUSED');
});

test('refuses a Node that is too old', () => {
  write('package.json', {engines: {node: '>=99.1'}});
  const {status, stderr} = install();
  expect(status).toBe(1);
  expect(stderr).toContain('Node 99.1 or newer is needed');
});
