/**
 * What can be seen of every page without a browser: all pages of all built
 * languages and versions, generated ones included.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {type Markup, readMarkup} from './harness/markup';
import {
  type BuiltPage,
  locales,
  readPages,
  root,
  siteUrl,
} from './harness/site';

const build = path.join(root, 'build');

/** A layout is an application, which draws its headings with scripts. */
const isLayout = ({route}: BuiltPage) => route.startsWith('examples/layouts/');

/** What a page's head and headings should be and are not. */
function headFaults(built: BuiltPage, page: Markup): string[] {
  const {locale, route} = built;
  const {title, lang, description, canonical, headings} = page;
  const [first, ...others] = headings.filter(({level}) => level === 1);
  const wrong: Record<string, boolean> = {
    [`title: ${title}`]: !(route === '' ? /Vuetify/ : /^\S.* — Vuetify$/).test(
      title,
    ),
    [`lang: ${lang}`]: lang !== locale,
    [`description: ${description}`]: !description?.trim(),
    [`canonical: ${canonical}`]: !new RegExp(
      `^${siteUrl}/${locale}/(.*/)?$`,
    ).test(canonical ?? ''),
    'not one h1': (!first && !isLayout(built)) || others.length > 0,
    'an empty heading': headings.some(({text}) => text === ''),
  };
  const skipped = headings
    .filter(({level}, index) => {
      const before = headings[index - 1];
      return before && level > before.level + 1;
    })
    .map(({level, text}) => `h${level} "${text}" skips a level`);
  return [...Object.keys(wrong).filter((what) => wrong[what]), ...skipped];
}

/** Addresses of a language, whatever their form in the page. */
function ownAddresses(
  {locale, pathname}: BuiltPage,
  links: readonly string[],
): URL[] {
  const base = new URL(pathname, siteUrl);
  return links
    .filter((link) => URL.canParse(link, base))
    .map((link) => new URL(link, base))
    .filter(
      ({origin, pathname: at}) =>
        origin === base.origin && at.startsWith(`/${locale}/`),
    );
}

const isServed = (pathname: string) => {
  const file = path.join(build, decodeURIComponent(pathname));
  return fs.existsSync(
    pathname.endsWith('/') ? path.join(file, 'index.html') : file,
  );
};

for (const locale of locales) {
  test(`${locale}: every page is sound before any script runs`, () => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    const ids = new Map<string, ReadonlySet<string>>();
    const links = new Map<string, readonly [from: string, target: URL]>();
    const pages = readPages(locale);
    expect(pages.length).toBeGreaterThan(100);
    for (const page of pages) {
      const {pathname} = page;
      const markup = readMarkup(
        fs.readFileSync(path.join(build, pathname, 'index.html'), 'utf8'),
      );
      ids.set(pathname, markup.ids);
      for (const target of ownAddresses(page, markup.links)) {
        links.set(target.pathname + target.hash, [pathname, target]);
      }
      faults.push(
        ...[...headFaults(page, markup), ...markup.faults].map(
          (fault) => `${pathname}: ${fault}`,
        ),
      );
    }
    for (const [from, {pathname, hash}] of links.values()) {
      const id = decodeURIComponent(hash.slice(1));
      if (!isServed(pathname)) {
        faults.push(`${from}: no page at ${pathname}`);
      } else if (id && ids.has(pathname) && !ids.get(pathname)?.has(id)) {
        faults.push(`${from}: no section at ${pathname}${hash}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('what is wrong with a page is found', () => {
  const {faults} = readMarkup(`<!doctype html><html><body>
    <h1 id="a">One</h1><p id="a">Two</p>
    <img src="a.png"><img src="b.png" alt="">
    <a href="/x/"><svg aria-hidden="true"></svg></a>
    <a href="/y/"><img src="c.png" alt="Home"></a>
    <button><span hidden></span></button><button title="Close"></button>
    <button aria-hidden="true"></button>
    <input type="hidden"><input aria-describedby="none" aria-label="Search">
    <label for="b">Name</label><input id="b"><label>Age <input></label>
    <select></select>
  </body></html>`);
  expect(faults).toEqual([
    'id "a" stands twice',
    'aria-describedby of <input aria-describedby="none" aria-label="Search">: no element "none"',
    'without a name: <a href="/x/">',
    'without a name: <button>',
    'without a name: <select>',
    'without alt: <img src="a.png">',
  ]);
});
