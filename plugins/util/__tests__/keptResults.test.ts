import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import {codeHash, hashOf, openResults} from '../keptResults';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
});
afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

/** One build: the words of each page in capitals, and which were made. */
function build(pages: Readonly<Record<string, string>>, code = 'code') {
  const kept = openResults(path.join(folder, 'en.json'), code, z.string());
  const made: string[] = [];
  const results = Object.entries(pages).map(([name, text]) =>
    kept.get(name, hashOf(text), () => {
      made.push(name);
      return text.toUpperCase();
    }),
  );
  kept.save();
  return {made, results};
}

describe('openResults', () => {
  it('makes again what was edited, and only that', () => {
    expect(build({a: 'one', b: 'two'}).made).toEqual(['a', 'b']);
    expect(build({a: 'one', b: 'edited'})).toEqual({
      made: ['b'],
      results: ['ONE', 'EDITED'],
    });
    expect(build({a: 'one', b: 'edited'}).made).toEqual([]);
  });

  it('makes all again when the code that makes them has changed', () => {
    build({a: 'one'});
    expect(build({a: 'one'}, 'other code').made).toEqual(['a']);
  });

  it('forgets what a build did not ask for', () => {
    build({a: 'one', b: 'two'});
    build({a: 'one'});
    expect(build({a: 'one', b: 'two'}).made).toEqual(['b']);
  });

  it.each(['', '{"code":"code","results":{"a":{"key":1}}}'])(
    'starts afresh from a damaged file: %s',
    (text) => {
      fs.writeFileSync(path.join(folder, 'en.json'), text);
      expect(build({a: 'one'})).toEqual({made: ['a'], results: ['ONE']});
    },
  );
});

describe('hashOf', () => {
  it('tells where one text ends and the next begins', () => {
    expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  });
});

describe('codeHash', () => {
  it('follows the code below the folder, but not its tests', () => {
    const write = (file: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), text);
    };
    write('read/page.ts', 'one');
    const before = codeHash(folder);
    write('read/__tests__/page.test.ts', 'a test');
    expect(codeHash(folder)).toBe(before);
    write('read/page.ts', 'two');
    expect(codeHash(folder)).not.toBe(before);
  });
});
