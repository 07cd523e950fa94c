/**
 * What a link of others may lead to: an http(s) address or a path of the site.
 *
 * @returns the address, or nothing when it leads elsewhere.
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string') {
    return undefined;
  }
  const href = value.trim();
  if (isSitePath(href)) {
    return href;
  }
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? href : undefined;
}

/** Browsers read a backslash as a slash, and skip control characters. */
export function isSitePath(href: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(href);
}
