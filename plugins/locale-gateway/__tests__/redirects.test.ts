import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  findRedirectProblems,
  readRedirects,
  redirectsFile,
  type Redirect,
} from '../redirects';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
  fs.mkdirSync(path.join(siteDir, 'data'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function read(redirects: unknown): Redirect[] {
  fs.writeFileSync(
    path.join(siteDir, redirectsFile),
    typeof redirects === 'string' ? redirects : JSON.stringify(redirects),
  );
  return readRedirects(siteDir);
}

test.each([
  ['{', /legacy-redirects\.json cannot be read/],
  [{'/old/': '/a'}, /legacy-redirects\.json[\s\S]*without a slash at its end/],
  [{'/old': 'https://evil.example'}, /legacy-redirects\.json[\s\S]*\/old/],
  [{'/a': '/b', '/b': '/c'}, /"\/a" leads to "\/b".*Let it lead to "\/c"/],
])('%j is refused', (redirects, message) => {
  expect(() => read(redirects)).toThrow(message);
});

test('what leads nowhere, or hides a page, is named', () => {
  const redirects = read({'/old': '/gone', '/a/b': '/c'});
  const pages = new Set(['/a/b/', '/c/']);
  expect(findRedirectProblems(redirects, pages)).toEqual([
    expect.stringMatching(/"\/old" leads to "\/gone", where there is no page/),
    expect.stringMatching(/there is a page at "\/a\/b"/),
  ]);
});

test('sound redirects are no problem', () => {
  const redirects = read({'/old': '/c'});
  expect(findRedirectProblems(redirects, new Set(['/c/']))).toEqual([]);
});
