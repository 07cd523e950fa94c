import fs from 'node:fs';
import path from 'node:path';
import {pseudoLocale} from '../../../config/locales';
import {locales, readPages, release, root, siteUrl} from '../harness/site';
import {expect, test} from '../harness/test';
import {readPage} from './page';
import {readTwin} from './twin';

const build = path.join(root, 'build');

const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');

/** The file of the build that an address of the site is answered with. */
function fileOf(url: URL): string {
  const pathname = decodeURIComponent(url.pathname);
  return pathname.endsWith('/') ? `${pathname}index.html` : pathname;
}

/** Addresses of this build among links; other languages may not be built. */
const ownLinks = (links: readonly string[], locale: string) =>
  links
    .map((link) => new URL(link))
    .filter(
      ({href, pathname}) =>
        href.startsWith(siteUrl) && pathname.startsWith(`/${locale}/`),
    );

for (const locale of locales) {
  const pages = readPages(locale).filter(({pathname}) =>
    fs.existsSync(path.join(build, pathname, 'index.md')),
  );

  test(`${locale}: each page of the documentation has a twin that says the same`, () => {
    test.setTimeout(180_000);
    const documents = readPages(locale).filter(({pathname}) =>
      read(`${pathname}index.html`).includes('name=docusaurus_version '),
    );
    expect(pages).toEqual(documents);

    const ids = new Map<string, ReadonlySet<string>>();
    const links = new Map<string, URL[]>();
    for (const {pathname} of pages) {
      const page = readPage(read(`${pathname}index.html`));
      const twin = readTwin(read(`${pathname}index.md`));
      ids.set(pathname, page.ids);
      links.set(pathname, ownLinks(twin.links, locale));
      // The file of an example holds every part that its card shows.
      const [...codes] = twin.codes;
      for (const parts of page.examples) {
        const at = codes.findIndex((code) =>
          parts.every((part) => code.includes(part)),
        );
        expect(at, `${pathname}: ${parts.join()}`).toBeGreaterThanOrEqual(0);
        codes.splice(at, 1);
      }
      expect(
        {headings: twin.headings, codes, tables: twin.tables},
        pathname,
      ).toEqual({
        headings: page.headings,
        codes: page.codes,
        tables: page.tables,
      });
    }
    const lost = [...links].flatMap(([pathname, urls]) =>
      urls
        .filter((url) => {
          const id = decodeURIComponent(url.hash.slice(1));
          return !(
            fs.existsSync(path.join(build, fileOf(url))) &&
            (!id || (ids.get(url.pathname)?.has(id) ?? true))
          );
        })
        .map(({href}) => `${pathname}: ${href}`),
    );
    expect(lost).toEqual([]);
  });

  test(`${locale}: the home page and each page of the release have a picture, no other has`, () => {
    const isReal = locale !== (pseudoLocale as string);
    const home = {pathname: `/${locale}/`, version: release};
    for (const {pathname, version} of [home, ...pages]) {
      const html = read(`${pathname}index.html`);
      const has = version.name === release.name && isReal;
      expect([
        html.includes(
          `content=${siteUrl}${pathname}card.png property=og:image `,
        ),
        fs.existsSync(path.join(build, pathname, 'card.png')),
      ]).toEqual([has, has]);
    }
  });

  test(`${locale}: overviews link to files that exist`, () => {
    for (const version of ['', 'next/', '1.5/']) {
      const overview = readTwin(read(`${locale}/${version}llms.txt`));
      expect(overview.links.length).toBeGreaterThan(100);
      expect(
        ownLinks(overview.links, locale).filter(
          (url) => !fs.existsSync(path.join(build, fileOf(url))),
        ),
      ).toEqual([]);
      const full = read(`${locale}/${version}llms-full.txt`);
      expect(full).toContain(`\n<${siteUrl}/${locale}/${version}components/`);
    }
  });
}
