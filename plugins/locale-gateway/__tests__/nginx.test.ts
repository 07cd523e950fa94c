import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {languages} from '../../../config/locales';
import {findNginx, startNginx} from '../../../tests/unit/nginx';
import {sectionIds} from '../browser/sections';
import {nginxMaps, nginxServer} from '../hosts/nginx';
import type {HostRules} from '../hosts/rules';
import {readRedirects} from '../redirects';

const redirects = readRedirects(path.join(__dirname, '../../..'));
const rules: HostRules = {
  site: {
    languages,
    fallback: 'en',
    reservedSegments: ['1.5', 'api', 'components', 'img', 'motion', 'next'],
    unpublished: ['uk-UA', 'uk'],
  },
  redirects,
  versionPaths: ['next', '1.5'],
  sections: sectionIds,
  headers: [
    ['Content-Security-Policy', "default-src 'self'"],
    ['X-Content-Type-Options', 'nosniff'],
  ],
};
const nginx = findNginx();
const maybe = nginx === undefined ? describe.skip : describe;

maybe('the rules for nginx', () => {
  let site: string;
  let origin: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
    const files: Record<string, string> = {
      'nginx-http.conf': nginxMaps(rules),
      'nginx-server.conf': nginxServer(rules),
      'index.html': 'gateway',
      '404.html': 'gateway',
      'en/assets/a.js': 'script',
      'robots.txt': 'robots',
    };
    for (const {locale} of languages) {
      files[`${locale}/index.html`] = `home ${locale}`;
      files[`${locale}/404.html`] = `missing ${locale}`;
      files[`${locale}/components/alerts/index.html`] = `alerts ${locale}`;
      files[`${locale}/components/alerts/index.md`] = `# alerts ${locale}`;
    }
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
      fs.writeFileSync(path.join(site, name), text);
    }
    ({origin, stop} = await startNginx(nginx ?? '', site));
  });

  afterAll(async () => {
    await stop();
    fs.rmSync(site, {recursive: true});
  });

  /** Sends the path as it is, which `fetch` would not. */
  function get(
    address: string,
    headers: Record<string, string> = {},
  ): Promise<{status?: number; location?: string; body: string; raw: string}> {
    return new Promise((resolve, reject) => {
      const {hostname, port} = new URL(origin);
      http
        .get({hostname, port, path: address, headers}, (response) => {
          let body = '';
          response.on('data', (chunk: Buffer) => {
            body += chunk.toString();
          });
          response.on('end', () => {
            resolve({
              ...(response.statusCode !== undefined && {
                status: response.statusCode,
              }),
              ...(response.headers.location !== undefined && {
                location: response.headers.location,
              }),
              body,
              raw: response.rawHeaders.join('\n'),
            });
          });
        })
        .on('error', reject);
    });
  }

  test('Markdown is shown as text, in its encoding', async () => {
    const {status, body, raw} = await get('/ru-RU/components/alerts/index.md');
    expect({status, body}).toEqual({status: 200, body: '# alerts ru-RU'});
    expect(raw).toContain('Content-Type\ntext/markdown; charset=utf-8\n');
    expect(await get('/ru-RU/components/none/index.md')).toMatchObject({
      status: 404,
      body: 'missing ru-RU',
    });
  });

  test.each([
    '/',
    '/en/',
    '/en/missing/',
    '/en/offline-worker.js',
    '/en/assets/a.js',
    '/img/a.svg',
  ])('%s has the headers, whatever its location adds', async (address) => {
    const {raw} = await get(address);
    expect(raw).toContain("Content-Security-Policy\ndefault-src 'self'");
    expect(raw).toContain(['X-Content-Type-Options', 'nosniff'].join('\n'));
    const isAsset = address.includes('assets');
    expect(raw.match(/^Cache-Control\n.*$/gm)).toEqual([
      `Cache-Control\n${isAsset ? 'public, max-age=31536000, immutable' : 'no-cache'}`,
    ]);
  });

  const french = {'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.8'};

  test.each([
    ['the first language', {'Accept-Language': 'de,fr;q=0.9'}, '/de-DE/'],
    ['a region of it', french, '/fr-FR/'],
    [
      'the first that the site has',
      {'Accept-Language': 'it-IT, it;q=0.9, zh-TW;q=0.8, en;q=0.5'},
      '/zh-CN/',
    ],
    ['English else', {'Accept-Language': 'it'}, '/en/'],
    ['English without a header', {}, '/en/'],
    ['not a longer code', {'Accept-Language': 'fry'}, '/en/'],
    [
      "nobody's pseudo-locale",
      {'Accept-Language': 'eo-UY', Cookie: 'currentLanguage=eo-UY'},
      '/en/',
    ],
    ['the cookie', {...french, Cookie: 'currentLanguage=ja-JP'}, '/ja-JP/'],
    ['an alternate', {...french, Cookie: 'currentLanguage=ko'}, '/ko-KR/'],
    ['no unknown cookie', {...french, Cookie: 'currentLanguage=xx'}, '/fr-FR/'],
  ])('the root takes %s', async (_name, headers, location) => {
    expect(await get('/', headers)).toMatchObject({status: 302, location});
    expect((await get('/', headers)).raw).toContain('Accept-Language, Cookie');
  });

  test.each([
    ['/?from=mail', '/fr-FR/?from=mail'],
    ['/components/alerts/?a=b', '/fr-FR/components/alerts/?a=b'],
    ['/api/v-btn/', '/fr-FR/api/v-btn/'],
    ['/img/logo.svg', '/fr-FR/img/logo.svg'],
    ['/next/components/alerts/', '/fr-FR/next/components/alerts/'],
    ['/1.5/', '/fr-FR/1.5/'],
    ['/it/components/alerts/?a=b', '/fr-FR/components/alerts/?a=b'],
    ['/pt-BR', '/fr-FR/'],
    ['/sr-Latn?a=b', '/fr-FR/?a=b'],
    ['/uk-UA/components/alerts/?a=b', '/en/components/alerts/?a=b'],
    ['/uk/motion', '/en/motion'],
    ['/UK-ua', '/en/'],
    ['//evil.example/x', '/fr-FR//evil.example/x'],
    ['/x%0d%0aSet-Cookie:a=b', '/fr-FR/x%0d%0aSet-Cookie:a=b'],
  ])('%s leads to %s for a moment', async (from, location) => {
    expect(await get(from, french)).toMatchObject({status: 302, location});
  });

  test.each([
    ['/ru/components/alerts/?a=b', '/ru-RU/components/alerts/?a=b'],
    ['/zh-Hans', '/zh-CN/'],
    ['/EN/components/alerts/', '/en/components/alerts/'],
    ['/de-DE', '/de-DE/'],
    ['/en?a=b', '/en/?a=b'],
    ['/en/components/alerts', '/en/components/alerts/'],
    ['/en/components/alerts/api/', '/en/components/alerts/#api'],
    ['/en/components/alerts/up-next?a=b', '/en/components/alerts/?a=b#up-next'],
    [
      '/ko-KR/1.5/components/alerts/usage/',
      '/ko-KR/1.5/components/alerts/#usage',
    ],
  ])('%s leads to %s for good', async (from, location) => {
    expect(await get(from, french)).toMatchObject({status: 301, location});
  });

  test.each([
    ['/en/', 200, 'home en'],
    ['/de-DE/components/alerts/', 200, 'alerts de-DE'],
    ['/robots.txt', 200, 'robots'],
    ['/en/nowhere/', 404, 'missing en'],
    ['/fr-FR/components/', 404, 'missing fr-FR'],
    ['/en%0d%0aSet-Cookie:a=b/x', 302, '<html>'],
  ])('%s answers %i', async (address, status, body) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(body);
    expect(answer.raw).not.toMatch(/^Set-Cookie/m);
  });

  test('every old address leads on in every language', async () => {
    let count = 0;
    for (const {locale} of languages) {
      for (const {from, to} of redirects) {
        for (const slash of ['', '/']) {
          expect(await get(`/${locale}${from}${slash}?a=b`)).toMatchObject({
            status: 301,
            location: `/${locale}${to}/?a=b`,
          });
          count += 1;
        }
      }
    }
    expect(count).toBe(languages.length * redirects.length * 2);
  });

  test('every old address without a language leads on in two steps', async () => {
    for (const {from, to} of redirects) {
      for (const slash of ['', '/']) {
        const first = await get(`${from}${slash}`, french);
        expect(first).toMatchObject({
          status: 302,
          location: `/fr-FR${from}${slash}`,
        });
        expect(await get(first.location ?? '')).toMatchObject({
          status: 301,
          location: `/fr-FR${to}/`,
        });
      }
    }
  });
});
