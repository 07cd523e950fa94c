import {isSitePath, safeHref} from '../../util/addresses';

/**
 * Adds a `ref` query, so that who is linked to knows where visitors come from.
 * Paths of the site stay as they are.
 */
export function withRef(href: string, ref: string): string {
  if (isSitePath(href)) {
    return href;
  }
  const url = new URL(href);
  url.searchParams.set('ref', ref);
  return url.href;
}

/**
 * Adds a query such as `plan=team`; what it names wins over what is there.
 * Paths of the site stay as they are.
 */
export function withQuery(href: string, query: string): string {
  if (query === '' || isSitePath(href)) {
    return href;
  }
  const url = new URL(href);
  for (const [name, value] of new URLSearchParams(query)) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/**
 * Address of an image: one that contains `http` is whole, any other is the
 * name of a file below `base`.
 *
 * @returns nothing when it is no usable address.
 */
export function imageAddress(value: unknown, base: string): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') {
    return undefined;
  }
  const src = value.trim();
  const address = src.includes('http')
    ? src
    : `${base.replace(/\/$/, '')}/${src.replace(/^\//, '')}`;
  return safeHref(address);
}
