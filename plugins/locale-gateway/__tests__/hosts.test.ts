import path from 'node:path';
import * as z from 'zod';
import {languages} from '../../../config/locales';
import {sectionIds} from '../browser/sections';
import {contentPolicy, safetyHeaders} from '../headers';
import {netlifyHeaders, netlifyRules} from '../hosts/netlify';
import type {HostRules} from '../hosts/rules';
import {vercelRules} from '../hosts/vercel';
import {readRedirects} from '../redirects';

const noHosts = {script: [], style: [], connect: [], frame: [], form: []};

const rules: HostRules = {
  site: {
    languages,
    fallback: 'en',
    reservedSegments: [],
    // More than there will be, for the limits.
    unpublished: ['pt-BR', 'pt', 'it-IT', 'it', 'sr-Latn', 'pl-PL', 'uk-UA'],
  },
  redirects: readRedirects(path.join(__dirname, '../../..')),
  versionPaths: ['next', '1.5'],
  sections: sectionIds,
  headers: safetyHeaders(contentPolicy(noHosts, ["'sha256-abc='"])),
};

describe('_redirects', () => {
  const lines = netlifyRules(rules)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));

  it('stays below the limits of Cloudflare Pages', () => {
    const isDynamic = ([from = '']: string[]) => /[:*]/.test(from);
    expect(lines.filter(isDynamic).length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => !isDynamic(line)).length).toBeLessThanOrEqual(
      2000,
    );
  });

  it('has source, target and status in each line', () => {
    for (const [from, to, status, ...rest] of lines) {
      expect(from).toMatch(/^\//);
      expect(to).toMatch(/^\//);
      expect(['301', '302', '404']).toContain(status);
      expect(rest).toEqual([]);
    }
  });

  it('asks for the not-found page last', () => {
    const first = lines.findIndex(([, , status]) => status === '404');
    expect(first).toBe(lines.length - languages.length);
  });

  it('leads from languages that are not published to English first', () => {
    expect(lines[0]).toEqual(['/pt-BR/*', '/en/:splat', '302']);
  });

  it('names every old address and every section', () => {
    expect(lines).toContainEqual([
      '/ko-KR/motion',
      '/ko-KR/styles/transitions/',
      '301',
    ]);
    expect(lines).toContainEqual([
      '/:locale/1.5/:namespace/:page/api',
      '/:locale/1.5/:namespace/:page/#api',
      '301',
    ]);
    expect(lines).toContainEqual(['/zh-Hans/*', '/zh-CN/:splat', '301']);
  });
});

describe('vercel.json', () => {
  const config = z
    .object({
      trailingSlash: z.literal(true),
      redirects: z.array(
        z.object({
          source: z.string(),
          destination: z.string(),
          permanent: z.boolean(),
        }),
      ),
    })
    .parse(JSON.parse(vercelRules(rules)));

  it("stays below Vercel's limit", () => {
    expect(config.redirects.length).toBeLessThanOrEqual(1024);
  });

  it('uses in each target only what its source has named', () => {
    for (const {source, destination} of config.redirects) {
      const named = source.match(/:\w+/g) ?? [];
      for (const name of destination.match(/:\w+/g) ?? []) {
        expect(named).toContain(name);
      }
    }
  });

  it('leads from languages that are not published to English first', () => {
    expect(config.redirects[0]).toEqual({
      source: '/pt-BR/:path*',
      destination: '/en/:path*',
      permanent: false,
    });
  });

  it('leads every old address and every section on', () => {
    const locale = `:locale(${languages.map((it) => it.locale).join('|')})`;
    expect(config.redirects).toContainEqual({
      source: `/${locale}/motion`,
      destination: '/:locale/styles/transitions/',
      permanent: true,
    });
    expect(config.redirects).toContainEqual({
      source: `/${locale}/:namespace/:page/:section(${sectionIds.join('|')})`,
      destination: '/:locale/:namespace/:page/#:section',
      permanent: true,
    });
  });
});

describe('headers', () => {
  it('are the same for every address, and let assets be kept for good', () => {
    const text = netlifyHeaders(rules);
    expect(text).toMatch(
      /^\/\*\n {2}Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-abc=' blob: 'wasm-unsafe-eval';/m,
    );
    expect(text).toContain(
      '/ko-KR/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    expect(text).toContain(
      '/ko-KR/offline-worker.js\n  Cache-Control: no-cache\n',
    );
    // Cloudflare Pages: 100 rules, lines of 2,000 characters.
    expect(text.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
    for (const line of text.split('\n')) {
      expect(line.length).toBeLessThan(2000);
    }
  });

  it('are those of vercel.json too', () => {
    const {headers} = JSON.parse(vercelRules(rules)) as {
      headers: {source: string; headers: {key: string; value: string}[]}[];
    };
    expect(headers[0]?.source).toBe('/(.*)');
    expect(headers[0]?.headers.map(({key}) => key)).toEqual([
      ...rules.headers.map(([name]) => name),
      'Cache-Control',
    ]);
  });
});
