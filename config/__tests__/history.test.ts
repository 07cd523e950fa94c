import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {hasHistory} from '../history';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
const whole = path.join(root, 'whole');
const shallow = path.join(root, 'shallow');

beforeAll(() => {
  const git = (...args: string[]) =>
    execFileSync('git', [
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@b.c',
      ...args,
    ]);
  git('init', '-q', whole);
  for (const message of ['one', 'two']) {
    git('-C', whole, 'commit', '-q', '--allow-empty', '-m', message);
  }
  git('clone', '-q', '--depth', '1', pathToFileURL(whole).href, shallow);
});

afterAll(() => {
  fs.rmSync(root, {recursive: true});
});

test('a checkout has a history, a shallow clone or a mere folder has none', () => {
  expect(hasHistory(whole)).toBe(true);
  expect(hasHistory(shallow)).toBe(false);
  expect(hasHistory(root)).toBe(false);
});

test('nor has a folder that is not there, or a machine without git', () => {
  expect(hasHistory(path.join(root, 'nowhere'))).toBe(false);
});
