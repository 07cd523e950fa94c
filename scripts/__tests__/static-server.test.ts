import fs from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {createStaticServer, listen} from '../lib/static-server';

let directory: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const pages = {
    'index.html': 'gateway',
    '404.html': 'root not found',
    'robots.txt': 'allow',
    'en/index.html': 'home',
    'en/404.html': 'english not found',
    'en/components/alerts/index.html': 'alerts',
    'en/assets/a.js': 'script',
    _headers: `# A comment.
/*
  Content-Security-Policy: default-src 'self'; script-src 'self'
  X-Content-Type-Options: nosniff
/*/assets/*
  Cache-Control: immutable
`,
  };
  for (const [file, content] of Object.entries(pages)) {
    fs.mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
    fs.writeFileSync(path.join(directory, file), content);
  }
  server = createStaticServer(directory);
  origin = await listen(server, 0);
});

afterAll(() => {
  server.close();
  fs.rmSync(directory, {recursive: true});
});

async function get(address: string) {
  const response = await fetch(origin + address, {redirect: 'manual'});
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: await response.text(),
  };
}

test.each([
  ['/', 200, 'gateway'],
  ['/robots.txt', 200, 'allow'],
  ['/en/', 200, 'home'],
  ['/en/components/alerts/?a=b', 200, 'alerts'],
  ['/en/missing/', 404, 'english not found'],
  ['/missing/', 404, 'root not found'],
  ['/xx/components/alerts/', 404, 'root not found'],
  ['/../../etc/passwd', 404, 'root not found'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'root not found'],
])('%s answers %i', async (address, status, body) => {
  expect(await get(address)).toMatchObject({status, body});
});

test.each([
  ['/en', '/en/'],
  ['/en/components/alerts?a=b', '/en/components/alerts/?a=b'],
  ['//en', '/en/'],
])('%s leads to %s', async (address, location) => {
  expect(await get(address)).toMatchObject({status: 301, location});
});

test('an address that cannot be decoded is refused', async () => {
  expect(await get('/%E0%A4%A')).toMatchObject({status: 400});
});

test('says what to do when nothing is built', () => {
  expect(() => createStaticServer(path.join(directory, 'missing'))).toThrow(
    /npm run build/,
  );
});

test.each(['/en/', '/en/missing/', '/en/assets/a.js'])(
  '%s has the headers of the site',
  async (address) => {
    const {headers} = await fetch(origin + address);
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'self'; script-src 'self'",
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control') === 'immutable').toBe(
      address.includes('assets'),
    );
  },
);
