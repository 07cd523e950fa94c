import {useDocsData} from '@docusaurus/plugin-content-docs/client';

/** Id of the page that shows the layouts as cards. */
const overviewId = 'getting-started/pre-made-layouts/index';

/**
 * Address of the page with all layouts: the current release's, or that of the
 * newest version that has it.
 *
 * @throws when no version has the page.
 */
export function useOverviewPath(): string {
  const {versions} = useDocsData(undefined);
  const released = versions.filter(({isLast}) => isLast);
  const page = [...released, ...versions]
    .flatMap(({docs}) => docs)
    .find(({id}) => id === overviewId);
  if (!page) {
    throw new Error(`No version of the documentation has ${overviewId}.mdx.`);
  }
  return page.path;
}
