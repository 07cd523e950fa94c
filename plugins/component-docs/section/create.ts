import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {Metadata} from '../metadata/model';
import {type SectionNames, sectionEntries} from './data';
import {sectionFile} from '../widgets/files';
import {baseOf} from '../pages/version';
import {keepLastOf} from '../../util/keepLast';
import {createLinkResolver} from './links';
import {withTypeLinks} from './types';
import {markLanguage, renderMarkdown} from './markdown';

/** Texts of a version that are in another language than its pages. */
export interface ForeignTexts {
  readonly texts: ReadonlySet<string>;
  /** BCP 47 tag of that language. */
  readonly language: string;
}

/** Renders a description of one version in one locale. */
type Renderer = (markdown: string) => string;

/**
 * Creates the renderers of a site's versions. Each renders a text once: most
 * components have it from the same mixin. It stays the same, with what it has
 * rendered, until a link may lead elsewhere or a text is in another language.
 */
export function createRenderers(): (
  version: LoadedVersion,
  tags: readonly string[],
  foreign?: ForeignTexts,
) => Renderer {
  const keep = keepLastOf<Renderer>();
  return (version, tags, foreign) => {
    const links = [
      ...tags.map(
        (tag) => [`/api/${tag}`, `${baseOf(version)}api/${tag}/`] as const,
      ),
      ...version.docs.map(
        ({slug, permalink}) => [slug.replace(/\/$/, ''), permalink] as const,
      ),
    ];
    const from = JSON.stringify([
      links,
      foreign && [...foreign.texts],
      foreign?.language,
    ]);
    return keep(version.versionName, [from], () => {
      const resolveLink = createLinkResolver(new Map(links));
      const rendered = new Map<string, string>();
      return (markdown) => {
        const known = rendered.get(markdown);
        if (known !== undefined) {
          return known;
        }
        const plain = renderMarkdown(markdown, resolveLink);
        const html = foreign?.texts.has(markdown)
          ? markLanguage(plain, foreign.language)
          : plain;
        rendered.set(markdown, html);
        return html;
      };
    });
  };
}

/**
 * Creates what writes the API rows of each page that names any, a file a page.
 * The rows of a page stay the same object until their texts or names change.
 */
export function createSections(): (
  content: LoadedContent,
  metadataOf: (version: string) => Metadata,
  rendererOf: (version: LoadedVersion) => Renderer,
  actions: Pick<PluginContentLoadedActions, 'createData'>,
) => Promise<void> {
  const keep = keepLastOf<object>();
  return async (content, metadataOf, rendererOf, {createData}) => {
    for (const version of content.loadedVersions) {
      const metadata = metadataOf(version.versionName);
      const render = rendererOf(version);
      const base = baseOf(version);
      for (const {source, frontMatter} of version.docs) {
        const names = frontMatter as SectionNames;
        if (names.components || names.services) {
          const section = keep(
            source,
            [
              metadata,
              render,
              base,
              JSON.stringify([names.components, names.services]),
            ],
            () => ({
              entries: sectionEntries(metadata, names, render).map((entry) =>
                withTypeLinks(entry, metadata, base),
              ),
            }),
          );
          await createData(sectionFile(source), section);
        }
      }
    }
  };
}
