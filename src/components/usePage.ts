import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageMetadata} from '@site/plugins/component-docs/client/types';
import type {PageFrontMatter} from '@site/plugins/component-docs/docs/frontMatter';

/** A page's data with the fields that this site adds to Docusaurus' own. */
export interface Page {
  /** Absent parts: a generated page leads nowhere next. */
  readonly metadata: Omit<PageMetadata, 'upNext'> &
    Partial<Pick<PageMetadata, 'upNext'>>;
  /** Checked by component-docs while the page is built. */
  readonly frontMatter: Partial<PageFrontMatter>;
}

/** The current documentation page; use it below `@theme/DocItem` only. */
export default function usePage(): Page {
  const {metadata, frontMatter} = useDoc();
  return {metadata, frontMatter: frontMatter};
}

/**
 * Whether a page is shown in English for lack of a translation: it was built
 * from the English file.
 */
export const isFallback = ({translation, source}: Page['metadata']): boolean =>
  translation !== undefined && source === `@site/${translation.englishFile}`;
