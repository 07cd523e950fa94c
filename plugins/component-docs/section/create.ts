import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {Metadata} from '../metadata/model';
import {sectionEntries} from './data';
import {sectionFile} from '../widgets/files';
import {createLinkResolver} from './links';
import {renderMarkdown} from './markdown';

/** Renders the descriptions of one version in one locale. */
export function createRenderer(
  version: LoadedVersion,
): (markdown: string) => string {
  const resolveLink = createLinkResolver(
    new Map(
      version.docs.map(({slug, permalink}) => [
        slug.replace(/\/$/, ''),
        permalink,
      ]),
    ),
  );
  return (markdown) => renderMarkdown(markdown, resolveLink);
}

/** Writes the API rows of each page that names tags, a file a page. */
export async function createSections(
  content: LoadedContent,
  metadataOf: (version: string) => Metadata,
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
): Promise<void> {
  for (const version of content.loadedVersions) {
    const metadata = metadataOf(version.versionName);
    const render = createRenderer(version);
    for (const {source, frontMatter} of version.docs) {
      const tags = frontMatter.components as readonly string[] | undefined;
      if (tags) {
        await createData(sectionFile(source), {
          entries: sectionEntries(metadata, tags, render),
        });
      }
    }
  }
}
