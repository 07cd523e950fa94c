import fs from 'node:fs';
import path from 'node:path';
import {readComponentPages} from '../../plugins/component-docs/pages/componentPages';

const root = path.join(__dirname, '../..');
const {categories} = readComponentPages(root, 'data/component-pages.yaml');
const pages = [
  ...new Set(Object.values(categories).flatMap((entry) => entry.pages)),
].sort();

/** What all pictures together may weigh: two a card, some three kB each. */
const budget = 400_000;

const filesIn = (folder: string, extension: string) =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(extension));

it('have a template for each page of a category, and no other', () => {
  expect(filesIn('data/component-pictures', '.html').sort()).toEqual(
    pages.map((page) => `${page}.html`),
  );
});

it('are taken of each template in both themes, and of nothing else', () => {
  expect(filesIn('static/img/components', '').sort()).toEqual(
    pages.flatMap((page) => [`${page}-dark.webp`, `${page}-light.webp`]).sort(),
  );
});

it('are small', () => {
  const sizes = filesIn('static/img/components', '.webp').map(
    (file) => fs.statSync(path.join(root, 'static/img/components', file)).size,
  );
  expect(Math.max(...sizes)).toBeLessThan(12_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget);
});
