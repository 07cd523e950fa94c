import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findChromium} from '../lib/chromium';

let directory: string;

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'chromium-'));
});

afterEach(() => {
  fs.rmSync(directory, {recursive: true});
});

function program(name: string, mode = 0o755): string {
  const file = path.join(directory, name);
  fs.writeFileSync(file, '#!/bin/sh\n', {mode});
  return file;
}

test('prefers the one that CHROMIUM_PATH names', () => {
  program('chromium');
  const own = program('own-browser');
  expect(findChromium({CHROMIUM_PATH: own, PATH: directory})).toBe(own);
});

test('refuses a CHROMIUM_PATH that names no program', () => {
  const file = program('text', 0o644);
  for (const wrong of [file, directory, path.join(directory, 'missing')]) {
    expect(() => findChromium({CHROMIUM_PATH: wrong})).toThrow(/CHROMIUM_PATH/);
  }
});

test('finds a program on the PATH and passes over plain files', () => {
  program('chromium', 0o644);
  const chrome = program('google-chrome');
  expect(findChromium({PATH: `/nonexistent:${directory}`})).toBe(chrome);
});

test('finds nothing where there is nothing', () => {
  expect(findChromium({PATH: directory})).toBeUndefined();
});
