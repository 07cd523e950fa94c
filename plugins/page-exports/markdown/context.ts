/** What the conversion of a page has to know beside its HTML. */
export interface PageContext {
  /** Complete address of the page, which its links are relative to. */
  readonly url: string;
  /**
   * Reads an example.
   *
   * @param file - path from the root of the site, as its card names it.
   */
  readonly readExample: (file: string) => string;
}
