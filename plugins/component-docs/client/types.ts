import type {DocMetadata} from '@docusaurus/plugin-content-docs';

/** A page that another page leads to at its end. */
export interface UpNextLink {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** Namespace of the page: components, getting-started … */
  readonly section: string;
}

/** Metadata of a page as `useDoc()` gives it on this site. */
export type PageMetadata = DocMetadata & {
  readonly upNext: readonly UpNextLink[];
};
