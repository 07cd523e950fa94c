import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {recover} from '../../lib/journal.mjs';
import {root} from '../../lib/run';
import {undoLast} from '../undo';
import {packRelease, type Registry, replaceIn, serveRegistry} from './registry';
import {git, snapshot} from './site';

/*
 * The real command on a small site with the real framework, of which a registry
 * on this machine has two more releases.
 */

/** What the command consists of. */
const code = ['scripts', 'plugins', 'config', 'src', 'data/overlays'];

let site: string;
let work: string;
let registry: Registry;
let before: string;

const readJson = (file: string) =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
};

/** The part of the lockfile that some packages need. */
function lockOf(names: readonly string[]): Record<string, unknown> {
  const {packages} = readJson(path.join(root, 'package-lock.json')) as {
    packages: Record<string, Record<string, Record<string, string>>>;
  };
  const needed = new Map<string, unknown>();
  const add = (name: string) => {
    const key = `node_modules/${name}`;
    const entry = packages[key];
    if (entry && !needed.has(key)) {
      needed.set(key, entry);
      Object.keys(packages)
        .filter((nested) => nested.startsWith(`${key}/`))
        .forEach((nested) => needed.set(nested, packages[nested]));
      Object.keys({
        ...entry.dependencies,
        ...entry.optionalDependencies,
      }).forEach(add);
    }
  };
  names.forEach(add);
  return Object.fromEntries(needed);
}

function createSite(): void {
  site = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-')));
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...code],
    {cwd: root, encoding: 'utf8'},
  ).split('\0');
  for (const file of files) {
    if (
      !/__tests__|__fixtures__|^$/.test(file) &&
      fs.existsSync(path.join(root, file))
    ) {
      fs.cpSync(path.join(root, file), path.join(site, file));
    }
  }
  const dependencies = {vue: '2.7.16', vuetify: installed};
  const manifest = {name: 'site', version: '1.0.0', dependencies};
  const packages = {'': manifest, ...lockOf(Object.keys(dependencies))};
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write(
    'package-lock.json',
    `${JSON.stringify({...manifest, dependencies: undefined, lockfileVersion: 3, requires: true, packages}, null, 2)}\n`,
  );
  write('.gitignore', 'node_modules\n.cache\n');
  write(
    'data/versions.json',
    JSON.stringify({
      frameworks: {current: {package: 'vuetify', vue: 'vue'}},
      elsewhere: [],
    }),
  );
  write('data/api-history.json', '{}\n');
  write('data/undescribed.json', '[]\n');
  write(
    'docs/components/chips/examples/pill.vue',
    '<template>\n  <v-chip pill>News</v-chip>\n</template>\n',
  );
  write(
    'docs/components/badges/examples/dot.vue',
    '<template>\n  <v-badge dot>News</v-badge>\n</template>\n',
  );
  fs.symlinkSync(
    path.join(root, 'node_modules'),
    path.join(site, 'node_modules'),
  );
  git(site, 'init', '--quiet');
  git(site, 'add', '.');
  git(site, 'commit', '--quiet', '--message', 'Site');
}

const framework = path.join(root, 'node_modules/vuetify');
const installed = String(
  readJson(path.join(framework, 'package.json')).version,
);
const bundles = ['vuetify.js', 'vuetify.min.js', 'vuetify.min.css', 'json'];
const parts = [...bundles.map((file) => `dist/${file}`), 'src', 'types'];

/** Takes a prop off a component, in its code and its manifest. */
function removeProp(
  dir: string,
  component: string,
  [name, code]: readonly [string, string],
): void {
  replaceIn(path.join(dir, 'dist/vuetify.js'), code, '');
  const file = path.join(dir, 'dist/json/web-types.json');
  const content = readJson(file) as {
    contributions: {
      html: {tags: {name: string; attributes: {name: string}[]}[]};
    };
  };
  for (const tag of content.contributions.html.tags) {
    if (tag.name === component) {
      tag.attributes = tag.attributes.filter((prop) => prop.name !== name);
    }
  }
  fs.writeFileSync(file, JSON.stringify(content));
}

/** Without a prop of badges, and with another default. */
function editHarmlessly(dir: string): void {
  removeProp(dir, 'VBadge', ['inline', '    inline: Boolean,\n']);
  replaceIn(
    path.join(dir, 'dist/vuetify.js'),
    "'scale-rotate-transition'",
    "'fade-transition'",
  );
}

/** With a prop that nobody describes, and chips that refuse one of theirs. */
function editHarmfully(dir: string): void {
  const file = path.join(dir, 'dist/vuetify.js');
  replaceIn(
    file,
    "name: 'v-alert',\n  props: {\n",
    "name: 'v-alert',\n  props: {\n    hushed: Boolean,\n",
  );
  replaceIn(
    file,
    "['selected', 'input-value'], ['value', 'active']",
    "['selected', 'input-value'], ['pill', 'rounded'], ['value', 'active']",
  );
  removeProp(dir, 'VChip', ['pill', '    pill: Boolean,\n']);
}

beforeAll(async () => {
  work = fs.mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  const pack = (version: string, edit: (dir: string) => void) =>
    packRelease(framework, parts, version, edit, work);
  const asItIs = () => undefined;
  const vue = path.join(root, 'node_modules/vue');
  registry = await serveRegistry([
    packRelease(vue, [], '2.7.16', asItIs, work),
    pack(installed, asItIs),
    pack('2.90.0', editHarmlessly),
    pack('2.91.0', editHarmfully),
  ]);
  createSite();
  before = snapshot(site);
}, 120_000);

afterAll(() => {
  registry.close();
  fs.rmSync(site, {recursive: true, force: true, maxRetries: 5});
  fs.rmSync(work, {recursive: true, force: true});
});

/** Starts the command as npm would. */
function start(args: readonly string[], origin = registry.origin) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(site, 'scripts/framework-upgrade.ts'),
      ...args,
    ],
    {
      cwd: site,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        npm_config_registry: origin,
        // Nothing is known from the run before.
        npm_config_cache: fs.mkdtempSync(path.join(work, 'cache-')),
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<{code: number | null; output: string}>(
    (resolve) => {
      child.on('close', (status) => {
        resolve({code: status, output});
      });
    },
  );
  return {child, ended};
}

function expectUntouched(): void {
  expect(snapshot(site)).toBe(before);
  expect(git(site, 'status', '--porcelain')).toBe('');
}

const leftovers = () =>
  fs
    .readdirSync(path.join(site, '.cache/versions'))
    .filter((name) => name !== 'undone');

test('reports what changes and breaks, and refuses', async () => {
  const {code: status, output} = await start(['2.91.0']).ended;
  for (const line of [
    `vuetify ${installed} → 2.91.0`,
    'Differences of the API (2):',
    '  + v-alert props hushed',
    '  - v-chip props pill',
    'Without a description (1):',
    '  v-alert props hushed',
    'Examples that break (1):',
  ]) {
    expect(output).toContain(`${line}\n`);
  }
  expect(output).toMatch(
    /^ {2}docs\/components\/chips\/examples\/pill\.vue: .*\[BREAKING\] 'pill'/m,
  );
  expect(output).toContain('Nothing was changed. Describe the items');
  expect(status).toBe(1);
  expectUntouched();
  expect(leftovers()).toEqual([]);
}, 300_000);

test('changes dependency, lockfile and history, and is taken back', async () => {
  const {code: status, output} = await start(['2.90.0']).ended;
  expect(output).toContain('  - v-badge props inline\n');
  expect(output).toContain(
    "  ~ v-badge props transition: string = 'scale-rotate-transition' → string = 'fade-transition'\n",
  );
  expect(output).toContain('Examples that break: none\n');
  expect(status).toBe(0);
  expect(git(site, 'status', '--porcelain').split('\n')).toEqual([
    ' M data/api-history.json',
    ' M package-lock.json',
    ' M package.json',
    '',
  ]);
  for (const file of ['package.json', 'package-lock.json']) {
    expect(fs.readFileSync(path.join(site, file), 'utf8')).toContain(
      '"2.90.0"',
    );
  }
  expect(undoLast(site)).toBe('the upgrade to vuetify 2.90.0');
  expectUntouched();
}, 300_000);

test.each([
  [['2.92.0'], 'The registry has no vuetify 2.92.0.'],
  [[installed], `docs/ documents ${installed} already.`],
  [['^2.90.0'], '"^2.90.0" is no version of a package.'],
  [[], 'Name one version'],
])(
  'refuses %s',
  async (args, message) => {
    const {code: status, output} = await start(args).ended;
    expect(output).toContain(message);
    expect(status).toBe(1);
    expectUntouched();
  },
  120_000,
);

test('says that the registry does not answer', async () => {
  const {code: status, output} = await start(['2.90.0'], 'http://127.0.0.1:9')
    .ended;
  expect(output).toContain('The npm registry cannot be reached.');
  expect(output).not.toContain('    at ');
  expect(status).toBe(1);
  expectUntouched();
  expect(leftovers()).toEqual([]);
}, 120_000);

/** Resolves when the output has a text, or the command ended. */
const whenSaid = (child: ChildProcess, text: string) =>
  new Promise<void>((resolve) => {
    child.stdout?.on('data', (data: string) => {
      if (data.includes(text)) {
        resolve();
      }
    });
    child.on('close', () => {
      resolve();
    });
  });

test('cleans up when it is interrupted', async () => {
  const downloading = registry.whenDownloading();
  const first = start(['2.91.0']);
  await downloading;
  first.child.kill('SIGINT');
  const second = await first.ended;
  expect(second.output).toContain('Interrupted; nothing was changed.');
  expect(second.code).toBe(1);
  expectUntouched();
  expect(leftovers()).toEqual([]);

  const {child, ended} = start(['2.91.0']);
  await whenSaid(child, 'Without a description');
  child.kill('SIGINT');
  const {code: status, output} = await ended;
  expect(output).toContain('Interrupted; nothing was changed.');
  expect(output).not.toContain('Examples that break');
  expect(status).toBe(1);
  expectUntouched();
  expect(leftovers()).toEqual([]);
}, 300_000);

test('killed while it downloads, loads or checks, it has changed nothing', async () => {
  const moments = [
    () => registry.whenDownloading(),
    () => setTimeout(3000),
    (child: ChildProcess) => whenSaid(child, 'Differences of the API'),
  ];
  for (const moment of moments) {
    const {child, ended} = start(['2.91.0', '--accept']);
    await moment(child);
    child.kill('SIGKILL');
    await ended;
    expect(recover(site)).toBeUndefined();
    expectUntouched();
  }
}, 300_000);
