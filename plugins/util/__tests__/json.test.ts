import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import {readJson} from '../json';

const schema = z.strictObject({pages: z.array(z.string())});

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'json-'));
});
afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const read = (text?: string) => {
  if (text !== undefined) {
    fs.writeFileSync(path.join(siteDir, 'pages.json'), text);
  }
  return readJson(siteDir, 'pages.json', schema, 'Write it anew.');
};

it('gives what the schema made of the file', () => {
  expect(read('{"pages": ["a"]}')).toEqual({pages: ['a']});
});

it('names every wrong field, and what to do', () => {
  expect(() => read('{"pages": ["a", 1], "page": 2}')).toThrow(
    [
      'pages.json: "pages[1]": Invalid input: expected string, received number.',
      'pages.json: "page": is not a known field; remove it or correct its name.',
      'Write it anew.',
    ].join('\n'),
  );
  expect(() => read('[]')).toThrow(
    'pages.json: Invalid input: expected object, received array.\nWrite it anew.',
  );
});

it('says so when there is no such file, or no JSON in it', () => {
  expect(() => read()).toThrow(
    /^pages\.json cannot be read: ENOENT.* anew\.$/s,
  );
  expect(() => read('{')).toThrow(/^pages\.json cannot be read: .* anew\.$/s);
});
