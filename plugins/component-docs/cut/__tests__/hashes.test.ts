import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compareHashes, recordHashes} from '../hashes';

let site: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
};

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'hashes-'));
  write('versioned_docs/version-2.7/chips/index.mdx', '# Chips');
  write('versioned_docs/version-2.7/chips/examples/dense.vue', 'dense');
  write('versioned_sidebars/version-2.7-sidebars.json', '{}');
  write('versioned_metadata/version-2.7.json', '{}');
  recordHashes(site, '2.7');
});
afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

it('finds nothing in a version that is as it was', () => {
  expect(compareHashes(site, '2.7')).toEqual([]);
});

it('writes what sha256sum checks', () => {
  const {status, stdout} = spawnSync(
    'sha256sum',
    ['--check', 'versioned_hashes/version-2.7.sha256'],
    {cwd: site, encoding: 'utf8'},
  );
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(4);
});

it('names what was changed, added and removed', () => {
  write('versioned_docs/version-2.7/chips/examples/dense.vue', 'looser');
  write('versioned_docs/version-2.7/chips/playground.yaml', 'new');
  fs.rmSync(path.join(site, 'versioned_metadata/version-2.7.json'));
  expect(compareHashes(site, '2.7')).toEqual([
    {
      file: 'versioned_docs/version-2.7/chips/examples/dense.vue',
      kind: 'changed',
    },
    {file: 'versioned_docs/version-2.7/chips/playground.yaml', kind: 'added'},
    {file: 'versioned_metadata/version-2.7.json', kind: 'missing'},
  ]);
  recordHashes(site, '2.7');
  expect(compareHashes(site, '2.7')).toEqual([]);
});

it('says what to do about a record that is missing or broken', () => {
  write('versioned_hashes/version-2.7.sha256', 'abc  file\n');
  expect(() => compareHashes(site, '2.7')).toThrow(
    'versioned_hashes/version-2.7.sha256:1: expected a hash, two spaces and a path. Restore the file.',
  );
  fs.rmSync(path.join(site, 'versioned_hashes'), {recursive: true});
  expect(() => compareHashes(site, '2.7')).toThrow(
    'npm run version:verify -- --record 2.7',
  );
});
