/** A step of the way to a page. */
export interface Crumb {
  readonly name: string;
  /** Complete address. */
  readonly url: string;
}

/** The way to a page, as https://schema.org/BreadcrumbList. */
export const breadcrumbList = (crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({name, url}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** A page of the documentation. */
export interface Article {
  readonly title: string;
  readonly description: string;
  /** Complete address. */
  readonly url: string;
  /** BCP 47 tag of its text. */
  readonly language: string;
  /** Version that it documents. */
  readonly version: string;
  /** Name of the site and complete address of its home page. */
  readonly site: Crumb;
  /** Complete address of a picture of the page. */
  readonly image?: string | undefined;
  /** When it was changed, in milliseconds. */
  readonly modified?: number | undefined;
}

/** A page, as https://schema.org/TechArticle. */
export const techArticle = ({
  title,
  description,
  url,
  language,
  version,
  site,
  image,
  modified,
}: Article) => ({
  '@context': 'https://schema.org',
  '@type': 'TechArticle',
  headline: title,
  description,
  url,
  mainEntityOfPage: url,
  inLanguage: language,
  version,
  isPartOf: {'@type': 'WebSite', name: site.name, url: site.url},
  ...(image !== undefined && {image}),
  ...(modified !== undefined && {
    dateModified: new Date(modified).toISOString(),
  }),
});
