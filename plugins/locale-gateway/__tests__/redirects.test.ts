import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  findRedirectProblems,
  readRedirects,
  type Redirects,
} from '../redirects';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
  fs.mkdirSync(path.join(siteDir, 'data'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function read(redirects: unknown, awaited: unknown = []): Redirects {
  const write = (name: string, content: unknown) => {
    fs.writeFileSync(
      path.join(siteDir, 'data', name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  };
  write('legacy-redirects.json', redirects);
  write('awaited-pages.json', awaited);
  return readRedirects(siteDir);
}

test('an awaited page holds its redirects back', () => {
  expect(
    read({'/old': '/a/b', '/motion/x': '/styles/scroll'}, ['/styles/scroll']),
  ).toEqual({
    live: [{from: '/old', to: '/a/b'}],
    waiting: [{from: '/motion/x', to: '/styles/scroll'}],
  });
});

test.each([
  ['{', /legacy-redirects\.json is no JSON/],
  [{'/old/': '/a'}, /legacy-redirects\.json[\s\S]*without a slash at its end/],
  [{'/old': 'https://evil.example'}, /legacy-redirects\.json[\s\S]*\/old/],
  [{'/a': '/b', '/b': '/c'}, /"\/a" leads to "\/b".*Let it lead to "\/c"/],
])('%j is refused', (redirects, message) => {
  expect(() => read(redirects)).toThrow(message);
});

test('a page that nothing awaits is no entry', () => {
  expect(() => read({'/old': '/a'}, ['/b'])).toThrow(
    /awaited-pages\.json: no redirect leads to "\/b"/,
  );
});

test('what leads nowhere, hides a page or is awaited in vain is named', () => {
  const redirects = read(
    {'/old': '/gone', '/a/b': '/c', '/older': '/written'},
    ['/written'],
  );
  const pages = new Set(['/a/b/', '/c/', '/written/']);
  expect(findRedirectProblems(redirects, pages)).toEqual([
    expect.stringMatching(/"\/old" leads to "\/gone", where there is no page/),
    expect.stringMatching(/there is a page at "\/a\/b"/),
    expect.stringMatching(/the page "\/written" exists now/),
  ]);
});

test('sound redirects are no problem', () => {
  const redirects = read({'/old': '/c', '/older': '/later'}, ['/later']);
  expect(findRedirectProblems(redirects, new Set(['/c/']))).toEqual([]);
});
