import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {fallbackLocale} from '../../../config/locales';
import {locales, readPages, root, siteUrl} from '../harness/site';
import {expect, test} from '../harness/test';

const build = path.join(root, 'build');

const ownAddress = z.string().startsWith(`${siteUrl}/`);
const context = z.literal('https://schema.org');

/** What search engines want of https://schema.org/BreadcrumbList. */
const breadcrumbs = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: z.string().min(1),
        item: ownAddress,
      }),
    )
    .min(1),
});

/** And of https://schema.org/TechArticle. */
const article = z.strictObject({
  '@context': context,
  '@type': z.literal('TechArticle'),
  headline: z.string().min(1),
  description: z.string().min(1),
  url: ownAddress,
  mainEntityOfPage: ownAddress,
  inLanguage: z.string(),
  version: z.string().min(1),
  isPartOf: z.strictObject({
    '@type': z.literal('WebSite'),
    name: z.string().min(1),
    url: ownAddress,
  }),
  image: ownAddress.optional(),
  dateModified: z.iso.datetime().optional(),
});

/** A page of the documentation says both, and nothing else. */
const pageSchema = z.tuple([article, breadcrumbs]);

const scripts =
  /<script\b[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g;

const dataOf = (head: string): unknown[] =>
  [...head.matchAll(scripts)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );

/** The file of the build at a complete address. */
const fileAt = (url: string) =>
  path.join(build, decodeURIComponent(url.slice(siteUrl.length)));

for (const locale of locales) {
  test(`${locale}: each page of the documentation describes itself to programs`, () => {
    test.setTimeout(60_000);
    let count = 0;
    for (const {pathname, version} of readPages(locale)) {
      const html = fs.readFileSync(
        path.join(build, pathname, 'index.html'),
        'utf8',
      );
      const head = html.slice(0, html.indexOf('</head>'));
      if (!head.includes('name=docusaurus_version ')) {
        continue;
      }
      const url = siteUrl + pathname;
      const checked = pageSchema.safeParse(dataOf(head));
      expect(checked.error, pathname).toBeUndefined();
      const [page, way] = checked.data!;
      expect(page, pathname).toMatchObject({
        url,
        mainEntityOfPage: url,
        // Names of versions are translated: "next" into words, all by marks
        // in the pseudo-locale.
        ...(version.name !== 'current' && {
          version: expect.stringContaining(version.label),
        }),
        isPartOf: {url: `${siteUrl}/${locale}/`},
      });
      expect([locale, fallbackLocale], pathname).toContain(page.inLanguage);
      expect(way.itemListElement.at(-1)?.item, pathname).toBe(url);
      const addresses = way.itemListElement.map(({item}) => item);
      for (const address of [...addresses, page.image ?? url]) {
        expect(fs.existsSync(fileAt(address)), address).toBe(true);
      }
      expect(way.itemListElement.map(({position}) => position)).toEqual(
        addresses.map((_, index) => index + 1),
      );
      count += 1;
    }
    expect(count).toBeGreaterThan(100);
  });
}
