import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  findLostAddresses,
  formatPublished,
  publishedAddresses,
  publishedFile,
  readPublished,
  retiredRedirects,
  toPublished,
} from '../published';

const addresses = [
  '/',
  '/1.5/api/v-btn/',
  '/api/v-btn/',
  '/components/alerts/',
];

function readText(text: string) {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
  try {
    fs.mkdirSync(path.join(siteDir, 'data'));
    fs.writeFileSync(path.join(siteDir, publishedFile), text);
    return readPublished(siteDir);
  } finally {
    fs.rmSync(siteDir, {recursive: true});
  }
}

test('what is written is read again, API pages by version', () => {
  const published = toPublished([...addresses].reverse());
  expect(published.api).toEqual({'/1.5/api/': ['v-btn'], '/api/': ['v-btn']});
  expect(readText(formatPublished(published))).toEqual(published);
  expect(publishedAddresses(published).sort()).toEqual(addresses);
});

test('an address that is no path is named', () => {
  expect(() => readText('pages: [components]\napi: {}')).toThrow(
    /published-addresses\.yaml:[\s\S]*pages\[0\]/,
  );
});

test('a page may go when a redirect takes its place', () => {
  const published = toPublished(addresses);
  const pages = new Set(['/', '/api/v-btn/']);
  const moved = {from: '/components/alerts', to: '/components/messages'};
  expect(findLostAddresses(published, pages, [moved])).toEqual([
    expect.stringMatching(/"\/1\.5\/api\/v-btn\/" was published and is gone/),
  ]);
});

test.each([
  ['https://v1.example.com', 'https://v1.example.com'],
  ['https://example.com/v1/', 'https://example.com/v1/api/v-btn/'],
  ['https://example.com/?of=v1/', 'https://example.com/?of=v1/'],
])('addresses of a version at %s lead to %s', (href, to) => {
  const published = toPublished(addresses);
  expect(retiredRedirects(published, [{path: '1.5', href}])).toEqual([
    {from: '/1.5/api/v-btn', to},
  ]);
});

test('addresses of a version that is documented elsewhere are not lost', () => {
  const published = toPublished(addresses);
  const retired = [{path: '1.5', href: 'https://v1.example.com'}];
  const pages = new Set(addresses.filter((page) => !page.startsWith('/1.5/')));
  expect(findLostAddresses(published, pages, [])).toHaveLength(1);
  expect(findLostAddresses(published, pages, [], retired)).toEqual([]);
});
