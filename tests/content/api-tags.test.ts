import {
  pagesByTag,
  readComponentPages,
} from '../../plugins/component-docs/pages/componentPages';
import {tagsOf} from '../../plugins/component-docs/section/data';
import {metadataOf} from './api';
import {currentPages, pages, siteDir} from './pages';

const pageOf = pagesByTag(
  readComponentPages(siteDir, 'data/component-pages.yaml'),
);

const withApi = pages.filter(({components}) => components.length > 0);

test('every component and directive stands on exactly one page', async () => {
  const metadata = await metadataOf(currentPages[0]!);
  const shown = currentPages.flatMap(({components}) => components);
  const tags = tagsOf(metadata);
  // 146 components and seven directives.
  expect(tags.length).toBeGreaterThanOrEqual(153);
  expect([...shown].sort()).toEqual(tags.sort());
}, 30_000);

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
