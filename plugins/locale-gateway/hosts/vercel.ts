import {assetHeaders, freshHeaders, type Header} from '../headers';
import {type HostRules, oneOf} from './rules';

const toField = ([key, value]: Header) => ({key, value});

/**
 * `vercel.json`. Vercel takes at most 1,024 redirects, so one rule holds all
 * locales. What has no locale is left to the root's `404.html`.
 */
export function vercelRules({
  site: {languages, fallback, unpublished = []},
  redirects,
  versionPaths,
  sections,
  headers,
}: HostRules): string {
  const locale = `:locale(${oneOf(languages.map((language) => language.locale))})`;
  const version = `:version(${oneOf(versionPaths)})`;
  const page = ':namespace/:page';
  const section = `:section(${oneOf(sections)})`;
  const permanent = true;
  return `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      trailingSlash: true,
      headers: [
        // The last rule that matches has the last word.
        {source: '/(.*)', headers: [...headers, ...freshHeaders].map(toField)},
        {source: `/${locale}/assets/(.*)`, headers: assetHeaders.map(toField)},
      ],
      redirects: [
        ...unpublished.map((code) => ({
          source: `/${code}/:path*`,
          destination: `/${fallback}/:path*`,
          permanent: false,
        })),
        ...languages.flatMap((language) =>
          language.alternate === undefined
            ? []
            : [
                {
                  source: `/${language.alternate}/:path*`,
                  destination: `/${language.locale}/:path*`,
                  permanent,
                },
              ],
        ),
        ...redirects.map(({from, to}) => ({
          source: `/${locale}${from}`,
          destination: `/:locale${to}/`,
          permanent,
        })),
        {
          source: `/${locale}/${page}/${section}`,
          destination: `/:locale/${page}/#:section`,
          permanent,
        },
        {
          source: `/${locale}/${version}/${page}/${section}`,
          destination: `/:locale/:version/${page}/#:section`,
          permanent,
        },
      ],
    },
    null,
    2,
  )}\n`;
}
