import type {ResolveLink} from '../../util/safeHtml';

/** Paths that the package's texts misspell, and what they mean. */
const aliases: Readonly<Record<string, string>> = {
  '/customizing/breakpoints': '/customization/breakpoints',
};

/**
 * Decides where the links of a package's texts lead. Web addresses stay; a
 * site path leads to that page in the reader's version and locale, or nowhere
 * when the version lacks the page.
 *
 * @param permalinks - `/namespace/page` → address, of one version and locale.
 */
export function createLinkResolver(
  permalinks: ReadonlyMap<string, string>,
): ResolveLink {
  return (url) => {
    if (/^https?:\/\//i.test(url)) {
      return URL.canParse(url) ? url : undefined;
    }
    const [, path, rest = ''] =
      /^(?:\/en)?(\/[a-z0-9/-]+?)\/?([#?].*)?$/i.exec(url) ?? [];
    const target = path && permalinks.get(aliases[path] ?? path);
    return target && `${target}${rest}`;
  };
}
