import type {GatewayLanguage} from './browser/resolve';

/**
 * The index of the locales' sitemaps. The pseudo-locale has none.
 *
 * @param url - origin of the site, without a slash at its end.
 */
export function sitemapIndex(
  languages: readonly GatewayLanguage[],
  url: string,
): string {
  const entries = languages
    .filter(({pseudo}) => !pseudo)
    .map(
      ({locale}) =>
        `<sitemap><loc>${url}/${locale}/sitemap.xml</loc></sitemap>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`;
}

/** `robots.txt` of the root: everything may be read, the index is named. */
export function robots(url: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${url}/sitemap.xml
`;
}

/**
 * `llms.txt` of the root, in the format of https://llmstxt.org: where each
 * language has its own. The pseudo-locale has none.
 *
 * @param title - name of the site.
 * @param url - origin of the site, without a slash at its end.
 */
export function llmsIndex(
  title: string,
  languages: readonly GatewayLanguage[],
  url: string,
): string {
  const entries = languages
    .filter(({pseudo}) => !pseudo)
    .map(({name, locale}) => `- [${name}](${url}/${locale}/llms.txt)`);
  return `# ${title}\n\n## Documentation\n\n${entries.join('\n')}\n`;
}

/**
 * The pages of a locale that its sitemap lists. A page of another version is
 * left out where the current release has the same page: that one is the
 * canonical page of both.
 *
 * @param urls - complete addresses of the locale's pages.
 * @param base - complete address of the locale, with a slash at its end.
 * @param versionPaths - paths of the other versions below the locale.
 */
export function canonicalUrls(
  urls: readonly string[],
  base: string,
  versionPaths: readonly string[],
): Set<string> {
  const all = new Set(urls);
  const current = (url: string): string => {
    const below = url.slice(base.length);
    const version = versionPaths.find((path) => below.startsWith(`${path}/`));
    return version === undefined
      ? url
      : `${base}${below.slice(version.length + 1)}`;
  };
  return new Set(
    urls.filter((url) => current(url) === url || !all.has(current(url))),
  );
}
