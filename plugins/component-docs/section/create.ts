import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {Metadata} from '../metadata/model';
import {type SectionNames, sectionEntries} from './data';
import {sectionFile} from '../widgets/files';
import {baseOf} from '../pages/version';
import {createLinkResolver} from './links';
import {withTypeLinks} from './types';
import {markLanguage, renderMarkdown} from './markdown';

/** Texts of a version that are in another language than its pages. */
export interface ForeignTexts {
  readonly texts: ReadonlySet<string>;
  /** BCP 47 tag of that language. */
  readonly language: string;
}

/**
 * Renders the descriptions of one version in one locale.
 *
 * @param tags - what the version has API pages of.
 * @param foreign - texts to be marked, so that they are read out rightly.
 */
export function createRenderer(
  version: LoadedVersion,
  tags: readonly string[],
  foreign?: ForeignTexts,
): (markdown: string) => string {
  const resolveLink = createLinkResolver(
    new Map([
      ...tags.map(
        (tag) => [`/api/${tag}`, `${baseOf(version)}api/${tag}/`] as const,
      ),
      ...version.docs.map(
        ({slug, permalink}) => [slug.replace(/\/$/, ''), permalink] as const,
      ),
    ]),
  );
  return (markdown) => {
    const html = renderMarkdown(markdown, resolveLink);
    return foreign?.texts.has(markdown)
      ? markLanguage(html, foreign.language)
      : html;
  };
}

/** Writes the API rows of each page that names any, a file a page. */
export async function createSections(
  content: LoadedContent,
  metadataOf: (version: string) => Metadata,
  rendererOf: (version: LoadedVersion) => (markdown: string) => string,
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
): Promise<void> {
  for (const version of content.loadedVersions) {
    const metadata = metadataOf(version.versionName);
    const render = rendererOf(version);
    for (const {source, frontMatter} of version.docs) {
      const names = frontMatter as SectionNames;
      if (names.components || names.services) {
        await createData(sectionFile(source), {
          entries: sectionEntries(metadata, names, render).map((entry) =>
            withTypeLinks(entry, metadata, baseOf(version)),
          ),
        });
      }
    }
  }
}
