import fs from 'node:fs';
import path from 'node:path';
import type {APIRequestContext} from '@playwright/test';
import {languagesOfSite} from '../../config/locales';
import {
  resolvePath,
  type GatewaySite,
} from '../../plugins/locale-gateway/browser/resolve';
import {readRedirects} from '../../plugins/locale-gateway/redirects';
import {locales, readPages, root, siteUrl} from './harness/site';
import {expect, test} from './harness/test';

/** What the build under test consists of. */
const languages = languagesOfSite(process.env.SITE_LOCALES?.split(','));

const redirects = readRedirects(root);
const isPseudo = (locale: string) =>
  languages.some(
    (language) => language.locale === locale && 'pseudo' in language,
  );
const real = locales.filter((locale) => !isPseudo(locale));

async function htmlOf(request: APIRequestContext, address: string) {
  const response = await request.get(address, {maxRedirects: 0});
  expect(response.status(), address).toBe(200);
  return response.text();
}

/** Values of an attribute of the links with a relation. */
function linksOf(html: string, rel: string, attribute: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => new RegExp(`rel="?${rel}\\b`).test(tag))
    .flatMap(
      (tag) => new RegExp(`\\b${attribute}="?([^\\s">]+)`).exec(tag)?.[1] ?? [],
    );
}

test('every old address leads to its page in each built language', async ({
  request,
}) => {
  let count = 0;
  for (const locale of locales) {
    for (const {from, to} of redirects) {
      const bare = await request.get(`/${locale}${from}`, {maxRedirects: 0});
      expect(bare.status(), from).toBe(301);
      expect(bare.headers().location).toBe(`/${locale}${from}/`);
      const html = await htmlOf(request, `/${locale}${from}/`);
      expect(html).toContain(`content="0; url=/${locale}${to}/"`);
      await htmlOf(request, `/${locale}${to}/`);
      count += 1;
    }
  }
  expect(count).toBe(redirects.length * locales.length);
  test.info().annotations.push({
    type: 'counted',
    description: `${count} redirects`,
  });
});

test('every old address without a language leads to one with it', async ({
  request,
}) => {
  const response = await request.get('/about/');
  expect(response.status()).toBe(404);
  const data = /id="gateway-site">(.*?)<\/script>/.exec(await response.text());
  const site = JSON.parse(data?.[1] ?? '') as GatewaySite;
  for (const {from} of redirects) {
    for (const slash of ['', '/']) {
      for (const locale of real) {
        const visitor = {stored: null, preferred: [locale]};
        expect(resolvePath(from + slash, site, visitor)).toEqual({
          kind: 'redirect',
          path: `/${locale}${from}/`,
        });
      }
    }
  }
});

test('hosts find their rules at the root', async ({request}) => {
  const netlify = await htmlOf(request, '/_redirects');
  const vercel = await htmlOf(request, '/vercel.json');
  const nginx = await htmlOf(request, '/nginx-http.conf');
  for (const {from, to} of redirects) {
    expect(netlify).toContain(`/en${from} /en${to}/ 301`);
    expect(vercel).toContain(`"destination": "/:locale${to}/"`);
    expect(nginx).toContain(`${from} ${to}/;`);
  }
});

test('the sitemaps list the canonical pages of each language', async ({
  request,
}) => {
  const index = await htmlOf(request, '/sitemap.xml');
  expect(await htmlOf(request, '/robots.txt')).toContain(
    `Sitemap: ${siteUrl}/sitemap.xml`,
  );
  for (const locale of locales) {
    const listed = index.includes(
      `<loc>${siteUrl}/${locale}/sitemap.xml</loc>`,
    );
    const file = path.join(root, 'build', locale, 'sitemap.xml');
    expect(listed).toBe(!isPseudo(locale));
    expect(fs.existsSync(file)).toBe(listed);
    if (!listed) {
      continue;
    }
    const urls = [
      ...fs.readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
    ].map(([, url]) => url ?? '');
    expect(urls).toContain(`${siteUrl}/${locale}/components/alerts/`);
    expect(urls).not.toContain(`${siteUrl}/${locale}/next/components/alerts/`);
    expect(urls).not.toContain(`${siteUrl}/${locale}/1.5/components/alerts/`);
    expect(urls.filter((url) => !url.endsWith('/'))).toEqual([]);
  }
});

test('each page names its languages and the page that stands for it', async ({
  request,
}) => {
  for (const locale of locales) {
    const pages = readPages(locale);
    const paths = new Set(pages.map(({pathname}) => pathname));
    // The generated API pages are all alike: a few stand for hundreds. The page
    // that stands in for others is for no search engine.
    const looked = pages.filter(
      ({route}) =>
        route !== 'offline/' &&
        (!route.startsWith('api/') || /v-(btn|jumbotron)/.test(route)),
    );
    for (const {pathname, route, version} of looked) {
      const html = await htmlOf(request, pathname);
      const current = `/${locale}/${route}`;
      const isCopy = version.path !== '' && paths.has(current);
      const noIndex = /<meta[^>]*content="?noindex/.test(html);
      expect(linksOf(html, 'canonical', 'href'), pathname).toEqual([
        siteUrl + (isCopy ? current : pathname),
      ]);
      expect(noIndex, pathname).toBe(
        isPseudo(locale) || (version.name === 'current' && !isCopy),
      );
      const expected =
        noIndex || isCopy
          ? []
          : [
              ...languages
                .filter((language) => !('pseudo' in language))
                .map((language) => language.locale),
              'x-default',
            ];
      expect(linksOf(html, 'alternate', 'hreflang'), pathname).toEqual(
        expected,
      );
    }
  }
});
