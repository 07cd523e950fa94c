import {baseOf} from '../browser/resolve';
import {assetHeaders, freshHeaders, type Header} from '../headers';
import {type HostRules, literally, oneOf} from './rules';

/** A `map` block of nginx. */
function map(
  from: string,
  to: string,
  entries: readonly (readonly [pattern: string, value: string])[],
): string {
  const lines = entries.map(([pattern, value]) => `  ${pattern} ${value};`);
  return `map ${from} ${to} {\n${lines.join('\n')}\n}`;
}

const addHeaders = (headers: readonly Header[]): string[] =>
  headers.map(([name, value]) => `add_header ${name} "${value}" always;`);

/**
 * What the site says about languages and addresses, for the `http` block:
 * variables that `nginxServer` reads.
 */
export function nginxMaps({
  site: {languages, fallback},
  redirects,
  versionPaths,
  sections,
}: HostRules): string {
  const locales = oneOf(languages.map(({locale}) => locale));
  const versions = oneOf(versionPaths);
  const real = languages.filter(({pseudo}) => !pseudo);
  // The first of a language's locales stands for the language.
  const bases = [
    ...new Map(
      [...real]
        .reverse()
        .map(({locale}) => [baseOf(locale).toLowerCase(), locale]),
    ),
  ];
  const anyBase = oneOf(bases.map(([base]) => base));
  const maps = [
    // Browsers list what they accept in the order of preference. Languages
    // that the site does not have are passed over.
    map('$http_accept_language', '$site_accepted', [
      ['default', fallback],
      ...bases.map(
        ([base, locale]) =>
          [
            `"~*^(?:(?!(?:${anyBase})\\b)[^,]*,\\s*)*${literally(base)}\\b"`,
            locale,
          ] as const,
      ),
    ]),
    map('$cookie_currentLanguage', '$site_locale', [
      ['default', '$site_accepted'],
      ...real.map(
        ({locale, alternate}) =>
          [
            `"~*^(?:${oneOf(alternate === undefined ? [locale] : [locale, alternate])})$"`,
            locale,
          ] as const,
      ),
    ]),
    map('$uri', '$site_prefix', [
      ['default', "''"],
      [`"~^(?<site_found>/(?:${locales}))/"`, '$site_found'],
    ]),
    map('$uri', '$site_path', [
      ['default', "''"],
      [`"~^/(?:${locales})(?<site_below>/.*?)/?$"`, '$site_below'],
    ]),
    map('$site_path', '$site_moved', [
      ['default', "''"],
      ...redirects.map(({from, to}) => [from, `${to}/`] as const),
    ]),
    map('$site_path', '$site_page', [
      ['default', "''"],
      [
        `"~^(?<site_above>(?:/(?:${versions}))?/[a-z0-9-]+/[a-z0-9-]+/)(?:${oneOf(sections)})$"`,
        '$site_above',
      ],
    ]),
    map('$site_path', '$site_section', [
      ['default', "''"],
      [`"~/(?<site_last>${oneOf(sections)})$"`, '$site_last'],
    ]),
    // As it was sent: a decoded path must not reach a header.
    map('$request_uri', '$site_rest', [
      ['default', '/'],
      ['"~^/+[^/?]+(?<site_sent>/.*)$"', '$site_sent'],
      ['"~^/+[^/?]+(?<site_query>\\?.*)$"', '/$site_query'],
    ]),
  ];
  return `# Written by plugins/locale-gateway; do not edit.
# Include it in the http block.
map_hash_bucket_size 128;
map_hash_max_size 4096;
variables_hash_bucket_size 128;

${maps.join('\n\n')}
`;
}

/**
 * The locations of the site, for a `server` block whose root is the build.
 * Answers that depend on the visitor's language are temporary and say so.
 */
export function nginxServer({
  site: {languages, fallback, reservedSegments, unpublished = []},
  headers,
}: HostRules): string {
  const safe = addHeaders(headers);
  const addAll = (list: readonly Header[], indent: string) =>
    [...addHeaders(list), ...safe].join(`\n${indent}`);
  // A location that adds a header has none of those of its server.
  const vary = addAll(
    [...freshHeaders, ['Vary', 'Accept-Language, Cookie']],
    '  ',
  );
  const ofLocales = languages.map(
    ({locale}) => `location = /${locale} {
  return 301 /${locale}/$is_args$args;
}

location ^~ /${locale}/ {
  error_page 403 404 =404 /${locale}/404.html;

  location ~ "\\.md$" {
    types {
      text/markdown md;
    }
    charset utf-8;
    charset_types text/markdown;
  }

  location ^~ /${locale}/assets/ {
    ${addAll(assetHeaders, '    ')}
  }
}`,
  );
  const otherSpellings = languages.map(
    ({locale, alternate}) =>
      `location ~* "^/(?:${oneOf(alternate === undefined ? [locale] : [locale, alternate])})(?:/|$)" {
  return 301 /${locale}$site_rest;
}`,
  );
  // For now, as a language may be published later.
  const notPublished =
    unpublished.length === 0
      ? []
      : [
          `location ~* "^/(?:${oneOf(unpublished)})(?:/|$)" {
  return 302 /${fallback}$site_rest;
}`,
        ];
  return `# Written by plugins/locale-gateway; do not edit.
# Include it in a server block, after its root.
absolute_redirect off;

${[...addHeaders(freshHeaders), ...safe].join('\n')}

if ($site_moved) {
  return 301 $site_prefix$site_moved$is_args$args;
}
if ($site_page) {
  return 301 $site_prefix$site_page$is_args$args#$site_section;
}

location = / {
  ${vary}
  return 302 /$site_locale/$is_args$args;
}

${ofLocales.join('\n\n')}

${[...otherSpellings, ...notPublished].join('\n\n')}

# Languages that the site does not have.
location ~* "^/(?!(?:${oneOf(reservedSegments)})(?:/|$))[a-z]{2,3}(?:-(?:[a-z]{4}|[a-z]{2,3}))?(?:/|$)" {
  ${vary}
  return 302 /$site_locale$site_rest;
}

location / {
  try_files $uri @gateway;
}

location @gateway {
  ${vary}
  return 302 /$site_locale$request_uri;
}
`;
}
