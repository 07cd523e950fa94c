import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {recover} from '../../lib/journal.mjs';
import {undoLast} from '../undo';
import {createSite, git, snapshot} from './site';

const tsx = path.resolve(__dirname, '../../../node_modules/.bin/tsx');

let site: string;
let before: string;

beforeAll(() => {
  site = createSite();
  before = snapshot(site);
});
afterAll(() => {
  // What a killed cut had started goes on writing for a moment.
  fs.rmSync(site, {recursive: true, maxRetries: 20});
});

/** Starts a cut as a command would. */
function start(outcome = 'fit', version = '1.0') {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(__dirname, 'cut-once.ts'),
      site,
      version,
      outcome,
    ],
    {cwd: path.dirname(tsx), stdio: ['ignore', 'pipe', 'pipe']},
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
      child.on('close', (code) => {
        resolve({code, output});
      });
    },
  );
  return {child, ended};
}

/** Waits for the process that moves files, if it was started. */
async function untilMoved(): Promise<void> {
  const running = path.join(site, '.cache/versions/running');
  for (let left = 100; left > 0 && fs.existsSync(running); left -= 1) {
    await setTimeout(20);
  }
}

async function killAfter(child: ChildProcess, milliseconds: number) {
  await setTimeout(milliseconds);
  child.kill('SIGKILL');
}

let duration = 0;
let after = '';

test('cuts everything, in a tree that is clean again after the undo', async () => {
  const started = Date.now();
  const {code, output} = await start().ended;
  duration = Date.now() - started;
  after = snapshot(site);
  expect(output).toContain('✓ the version is fit');
  expect(code).toBe(0);
  const cut = [
    'versions.json',
    'versioned_docs/version-1.0/docs/examples/dense.vue',
    'versioned_sidebars/version-1.0-sidebars.json',
    'versioned_metadata/version-1.0.json',
    'versioned_hashes/version-1.0.sha256',
    'i18n/fr/docusaurus-plugin-content-docs/version-1.0/docs/a.mdx',
    'i18n/fr/docusaurus-plugin-content-docs/version-1.0.json',
  ];
  expect(cut.filter((file) => !fs.existsSync(path.join(site, file)))).toEqual(
    [],
  );
  expect(after).not.toBe(before);
  expect(fs.readFileSync(path.join(site, 'package.json'), 'utf8')).toContain(
    '"kit-1.2.3": "npm:kit@1.2.3"',
  );
  git(site, 'add', '.');
  expect(undoLast(site)).toBe('the cut of version 1.0');
  expect(snapshot(site)).toBe(before);
  expect(git(site, 'status', '--porcelain')).toBe('');
  expect(() => undoLast(site)).toThrow('There is nothing to undo.');
}, 120_000);

test.each([
  ['dry-run', '1.0', 0, '· would make sure: the version is fit'],
  ['unfit', '1.0', 1, 'The version is unfit.'],
  ['fit', '../1.0', 1, '"../1.0" is no name for a version.'],
])(
  'changes nothing: %s %s',
  async (outcome, version, expected, message) => {
    const {code, output} = await start(outcome, version).ended;
    expect(output).toContain(message);
    expect(code).toBe(expected);
    expect(snapshot(site)).toBe(before);
    expect(fs.readdirSync(path.join(site, '.cache/versions'))).toEqual([
      'undone',
    ]);
  },
  120_000,
);

test('refuses a site with changes that are not committed', async () => {
  const file = path.join(site, 'docs/docs/c.mdx');
  fs.writeFileSync(file, '# New');
  const {code, output} = await start().ended;
  fs.rmSync(file);
  expect(output).toContain('not committed: docs/docs/c.mdx. Commit them');
  expect(code).toBe(1);
}, 60_000);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'cleans up after %s',
  async (signal) => {
    const {child, ended} = start();
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (text: string) => {
        if (text.includes('is cut in a copy')) {
          resolve();
        }
      });
      child.on('close', resolve);
    });
    child.kill(signal);
    const {code, output} = await ended;
    expect(output).toContain('Interrupted; nothing was changed.');
    expect(code).toBe(1);
    expect(snapshot(site)).toBe(before);
    expect(fs.readdirSync(path.join(site, '.cache/versions'))).toEqual([
      'undone',
    ]);
  },
  120_000,
);

test('killed at ten random moments, it has changed nothing, or is done', async () => {
  let unchanged = 0;
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const started = Date.now();
    const {child, ended} = start();
    const took = ended.then(() => Date.now() - started);
    await killAfter(child, ((tenth + Math.random()) * duration) / 10);
    const {code} = await ended;
    if (code === 0) {
      // The machine was slower when the first cut was timed.
      duration = Math.min(duration, await took);
    }
    await untilMoved();
    expect(recover(site)).toBeUndefined();
    const now = snapshot(site);
    unchanged += now === before ? 1 : 0;
    if (now !== before) {
      expect(now).toBe(after);
      undoLast(site);
      expect(snapshot(site)).toBe(before);
    }
  }
  expect(unchanged).toBeGreaterThanOrEqual(5);
}, 300_000);
