import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  lastMove,
  prepareMove,
  recover,
  runMove,
  undoMove,
} from '../lib/journal.mjs';

const script = path.join(__dirname, '../lib/journal.mjs');
const changes = [
  {path: 'docs/new', existed: false, exists: true},
  {path: 'gone', existed: true, exists: false},
  {path: 'list.json', existed: true, exists: true},
  {path: 'new.json', existed: false, exists: true},
  {path: 'old.json', existed: true, exists: false},
];

let site: string;
let copy: string;

const write = (dir: string, file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
};

/** Content and mode of every file of the site. */
const snapshot = (dir = site) =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .filter((file) => !file.startsWith(path.join(site, '.cache')))
    .sort()
    .map((file) => [
      path.relative(dir, file),
      fs.readFileSync(file, 'utf8'),
      fs.statSync(file).mode,
    ]);

beforeEach(() => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'journal-'));
  site = path.join(dir, 'site');
  copy = path.join(dir, 'copy');
  write(site, 'docs/a.mdx', 'a');
  write(site, 'gone/b/c.mdx', 'c');
  write(site, 'list.json', '[]');
  fs.chmodSync(path.join(site, 'list.json'), 0o640);
  write(site, 'old.json', '{}');
  write(copy, 'docs/a.mdx', 'a');
  write(copy, 'docs/new/b.mdx', 'b');
  write(copy, 'list.json', '[1]');
  write(copy, 'new.json', '{"new": 1}');
});
afterEach(() => {
  fs.rmSync(path.dirname(site), {recursive: true});
});

test('moves everything, and undoes it byte for byte', () => {
  const before = snapshot();
  runMove(site, prepareMove(site, 'the cut', copy, changes));
  expect(snapshot().map(([file, text]) => [file, text])).toEqual(
    snapshot(copy).map(([file, text]) => [file, text]),
  );
  expect(lastMove(site)?.command).toBe('the cut');
  undoMove(site);
  expect(snapshot()).toEqual(before);
  expect(lastMove(site)).toBeUndefined();
});

test('preparing touches nothing, and a failing rename takes all back', () => {
  const before = snapshot();
  const move = prepareMove(site, 'the cut', copy, changes);
  expect(snapshot()).toEqual(before);
  fs.rmSync(path.join(move, 'new/3'));
  expect(() => {
    runMove(site, move);
  }).toThrow('ENOENT');
  expect(snapshot()).toEqual(before);
  expect(recover(site)).toBeUndefined();
});

test('what was written by hand since is not lost by an undo', () => {
  runMove(site, prepareMove(site, 'the cut', copy, changes));
  write(site, 'list.json', '[2]');
  expect(() => {
    undoMove(site);
  }).toThrow('Changed since: list.json.');
  expect(fs.readFileSync(path.join(site, 'list.json'), 'utf8')).toBe('[2]');
});

// The first rename begins the move, five move files, the last one ends it.
test.each([1, 2, 3, 4, 5, 6])(
  'recovers after the mover was killed behind rename %i',
  (renames) => {
    const before = snapshot();
    const move = prepareMove(site, 'the cut', copy, changes);
    const killer = path.join(path.dirname(site), 'killer.mjs');
    fs.writeFileSync(
      killer,
      `import fs from 'node:fs';
      const rename = fs.renameSync;
      let left = ${renames};
      fs.renameSync = (...args) => {
        rename(...args);
        left -= 1;
        if (left === 0) process.kill(process.pid, 'SIGKILL');
      };`,
    );
    const {signal} = spawnSync(process.execPath, [
      '--import',
      killer,
      script,
      site,
      move,
    ]);
    expect(signal).toBe('SIGKILL');
    expect(recover(site)).toBe('the cut');
    expect(snapshot()).toEqual(before);
    expect(recover(site)).toBeUndefined();
  },
);
