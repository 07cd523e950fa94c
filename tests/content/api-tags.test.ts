import {
  pagesByTag,
  readComponentPages,
} from '../../plugins/component-docs/pages/componentPages';
import {tagsOf} from '../../plugins/component-docs/section/data';
import {metadataOf} from './api';
import {pages, siteDir} from './pages';

const pageOf = pagesByTag(
  readComponentPages(siteDir, 'data/component-pages.yaml'),
);

const withApi = pages.filter(({components}) => components.length > 0);

test('some pages show the API of components', () => {
  expect(withApi.length).toBeGreaterThan(3);
});

test.each(withApi.map((page) => [page.file, page] as const))(
  '%s shows the API of all of its components, and of no other',
  async (_, page) => {
    const expected = tagsOf(await metadataOf(page)).filter(
      (tag) => pageOf.get(tag) === page.id,
    );
    expect([...page.components].sort()).toEqual(expected.sort());
  },
  30_000,
);
