import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {PageTranslation} from '../../translations/page';

/** A page that another page leads to at its end. */
export interface UpNextLink {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** Namespace of the page: components, getting-started … */
  readonly section: string;
}

/** A page of the current release, in place of one that it lacks. */
export interface NearestPage {
  readonly permalink: string;
  readonly title: string;
}

/** Metadata of a page as `useDoc()` gives it on this site. */
export type PageMetadata = DocMetadata & {
  readonly upNext: readonly UpNextLink[];
  /** Of a page that the current release lacks, if there is one like it. */
  readonly nearest?: NearestPage;
  /** How far the translation is; absent in English and the pseudo-locale. */
  readonly translation?: PageTranslation;
};
