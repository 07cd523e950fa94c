import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {trimVersions} from '../versions';

let generated: string;
let folder: string;

beforeEach(() => {
  generated = fs.mkdtempSync(path.join(os.tmpdir(), 'lean-client-'));
  folder = path.join(generated, 'docusaurus-plugin-content-docs/default/p');
  fs.mkdirSync(folder, {recursive: true});
});

afterEach(() => {
  fs.rmSync(generated, {recursive: true});
});

const write = (name: string, data: unknown) => {
  fs.writeFileSync(path.join(folder, name), JSON.stringify(data));
};

it('leaves the sidebars of a version, and no docs', () => {
  const version = {version: '2.7', docsSidebars: {docs: [{label: 'A'}]}};
  write('en-1.json', {version: {...version, docs: {a: {title: 'A'}}}});
  write('en-2.json', {categoryGeneratedIndex: {}});
  expect(
    trimVersions(generated).map(([file, text]) => [
      file,
      JSON.parse(text) as unknown,
    ]),
  ).toEqual([
    [path.join(folder, 'en-1.json'), {version: {...version, docs: {}}}],
  ]);
});

it('says when Docusaurus writes versions in another way', () => {
  write('en-1.json', {versionMetadata: {}});
  expect(() => trimVersions(generated)).toThrow(/no version with docs.*adapt/);
});
