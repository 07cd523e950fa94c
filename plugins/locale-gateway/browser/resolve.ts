/** What a gateway page knows about one language. */
export interface GatewayLanguage {
  readonly name: string;
  readonly locale: string;
  readonly alternate?: string | undefined;
  readonly pseudo?: boolean | undefined;
}

/** What a gateway page knows about the site. */
export interface GatewaySite {
  readonly languages: readonly GatewayLanguage[];
  readonly fallback: string;
  /** First segments of the site's addresses, which are never a language. */
  readonly reservedSegments: readonly string[];
  /** Codes of languages that are not built: they lead to the fallback. */
  readonly unpublished?: readonly string[] | undefined;
}

/** What the visitor's browser says. */
export interface Visitor {
  /** The stored choice, if there is one. */
  readonly stored: string | null;
  /** Languages of the browser, most wanted first. */
  readonly preferred: readonly string[];
}

/** Where an address outside of the locales leads. */
export type Resolution =
  | {readonly kind: 'redirect'; readonly path: string}
  /** The address is under a locale already, so its page does not exist. */
  | {readonly kind: 'missing'; readonly locale: string};

/** 2–3 letters, then a script of 4 letters or a region of 2–3. */
const languageLike = /^[a-z]{2,3}(?:-(?:[a-z]{4}|[a-z]{2,3}))?$/i;

/** A name of a file: `logo.svg`, but not the version `1.5`. */
const fileLike = /\.[a-z]\w*$/i;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The language of a code, without script and region. */
export const baseOf = (code: string): string => code.split('-')[0] ?? code;

/**
 * The language that a code names: its locale or its alternate, in any case of
 * the letters.
 */
function findByCode(
  languages: readonly GatewayLanguage[],
  code: string,
): GatewayLanguage | undefined {
  return languages.find(
    ({locale, alternate}) =>
      same(locale, code) || (alternate !== undefined && same(alternate, code)),
  );
}

/** The first of the browser's languages that the site has, exact before base. */
function findPreferred(
  languages: readonly GatewayLanguage[],
  preferred: readonly string[],
): GatewayLanguage | undefined {
  for (const code of preferred) {
    const match =
      findByCode(languages, code) ??
      languages.find(({locale}) => same(baseOf(locale), baseOf(code)));
    if (match) {
      return match;
    }
  }
  return undefined;
}

/**
 * The visitor's language: the stored one, else the first browser language
 * that matches a locale, an alternate or a base language, else the fallback.
 * The pseudo-locale is nobody's language.
 */
export function detectLocale(site: GatewaySite, visitor: Visitor): string {
  const real = site.languages.filter(({pseudo}) => !pseudo);
  const stored = visitor.stored ? findByCode(real, visitor.stored) : undefined;
  return (
    stored?.locale ??
    findPreferred(real, visitor.preferred)?.locale ??
    site.fallback
  );
}

/** A path below a locale, with a slash at its end unless it names a file. */
function below(locale: string, segments: readonly string[]): string {
  const kept = segments.filter((segment) => segment !== '');
  const path = ['', locale, ...kept].join('/');
  return fileLike.test(kept.at(-1) ?? '') ? path : `${path}/`;
}

/**
 * Where a path outside of the built pages leads.
 *
 * @param path - the path asked for, starting with a slash, without query.
 * @returns a path below a locale, or that the page is missing where the path
 * is one already: a redirect never leads to another.
 */
export function resolvePath(
  path: string,
  site: GatewaySite,
  visitor: Visitor,
): Resolution {
  const segments = path.split('/').filter((segment) => segment !== '');
  const [first = '', ...rest] = segments;

  if (site.languages.some(({locale}) => locale === first)) {
    const orderly = below(first, rest);
    return orderly === path
      ? {kind: 'missing', locale: first}
      : {kind: 'redirect', path: orderly};
  }
  const known = findByCode(site.languages, first);
  if (known) {
    return {kind: 'redirect', path: below(known.locale, rest)};
  }
  if (site.unpublished?.some((code) => same(code, first))) {
    return {kind: 'redirect', path: below(site.fallback, rest)};
  }
  const isLanguage =
    languageLike.test(first) &&
    !site.reservedSegments.some((reserved) => same(reserved, first));
  const locale = detectLocale(site, visitor);
  return {
    kind: 'redirect',
    path: below(locale, isLanguage ? rest : segments),
  };
}
