import {languages} from '../../../config/locales';
import {titleOf} from '../pages';
import {sectionIds, splitSection} from '../browser/sections';
import {canonicalUrls, llmsIndex, sitemapIndex} from '../sitemap';

test('the index leaves the pseudo-locale out', () => {
  const index = sitemapIndex(languages, 'https://site.example');
  expect(index.match(/<loc>/g)).toHaveLength(languages.length - 1);
  expect(index).toContain('<loc>https://site.example/ru-RU/sitemap.xml</loc>');
  expect(index).not.toContain('eo-UY');
});

test('the overview for programs leads to that of each language', () => {
  const overview = llmsIndex('Docs', languages, 'https://site.example');
  expect(overview).toMatch(/^# Docs\n/);
  expect(overview).toContain(
    '- [Русский](https://site.example/ru-RU/llms.txt)\n',
  );
  expect(overview).not.toContain('eo-UY');
});

test('a copy of a current page is not listed, an old page without one is', () => {
  const base = 'https://site.example/en/';
  const urls = ['', 'a/', 'next/a/', 'next/b/', '1.5/a/', '1.5/old/'];
  expect([
    ...canonicalUrls(
      urls.map((url) => base + url),
      base,
      ['next', '1.5'],
    ),
  ]).toEqual(['', 'a/', 'next/b/', '1.5/old/'].map((url) => base + url));
});

test('a title is read without the name of the site', () => {
  const html =
    '<title data-rh=true>Rows &amp; &quot;cells&quot; — Vuetify</title>';
  expect(titleOf(html, ' — Vuetify')).toBe('Rows & "cells"');
});

test.each(sectionIds)('an address may end in %s', (section) => {
  const parts = {page: '/en/components/alerts/', section};
  expect(splitSection(`/en/components/alerts/${section}/`)).toEqual(parts);
  expect(splitSection(`/en/components/alerts/${section}`)).toEqual(parts);
});

test('other addresses end in no section', () => {
  expect(splitSection('/en/components/alerts/')).toBeUndefined();
  expect(splitSection('/en/components/alerts/apis/')).toBeUndefined();
});
