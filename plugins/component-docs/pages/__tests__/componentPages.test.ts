import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readFrozen} from '../../metadata/frozen';
import {servicesOf, tagsOf} from '../../section/data';
import {pagesByTag, readComponentPages} from '../componentPages';

const siteDir = path.resolve(__dirname, '../../../..');
const pages = readComponentPages(siteDir, 'data/component-pages.yaml');

it('gives a page to every tag of the releases', () => {
  const known = pagesByTag(pages);
  const withoutPage = (version: string) => {
    const metadata = readFrozen(siteDir, version);
    const internal = pages.internal[metadata.package.version] ?? [];
    return tagsOf(metadata).filter(
      (tag) => !known.has(tag) && !internal.includes(tag),
    );
  };
  expect(withoutPage('2.7')).toEqual([]);
  expect(withoutPage('1.5')).toEqual([]);
});

it('gives a page to every service', () => {
  const known = pagesByTag(pages);
  const services = servicesOf(readFrozen(siteDir, '2.7'));
  expect(services).toContain('$vuetify.theme');
  expect(services.filter((name) => !known.has(name))).toEqual([]);
});

it('lists no tag twice', () => {
  const tags = [
    ...Object.values(pages.pages).flatMap((entry) => entry.components),
    ...Object.values(pages.otherPages).flatMap((entry) => entry.components),
    ...Object.values(pages.directives).flat(),
  ];
  expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
});

it('names file, line and field of what is wrong', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  fs.writeFileSync(
    path.join(folder, 'pages.yaml'),
    `pages:
  alerts:
    category: null
    components: v-alert
otherPages: {}
directives: {}
internal: {}
categories: {}
`,
  );
  expect(() => readComponentPages(folder, 'pages.yaml')).toThrow(
    /^pages\.yaml:4: "pages\.alerts\.components": /,
  );
  fs.rmSync(folder, {recursive: true});
});
