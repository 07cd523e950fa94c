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
  readonly reservedSegments: readonly string[];
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

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const baseOf = (code: string) => code.split('-')[0] ?? code;

function findByCode(
  site: GatewaySite,
  code: string,
): GatewayLanguage | undefined {
  return site.languages.find(
    ({locale, alternate}) =>
      same(locale, code) || (alternate !== undefined && same(alternate, code)),
  );
}

/** The first of the browser's languages that the site has, exact before base. */
function findPreferred(
  site: GatewaySite,
  preferred: readonly string[],
): GatewayLanguage | undefined {
  for (const code of preferred) {
    const match =
      findByCode(site, code) ??
      site.languages.find(
        ({locale, pseudo}) => !pseudo && same(baseOf(locale), baseOf(code)),
      );
    if (match && !match.pseudo) {
      return match;
    }
  }
  return undefined;
}

/**
 * The visitor's language: the stored one, else the first browser language
 * that matches a locale, an alternate or a base language, else the fallback.
 */
export function detectLocale(site: GatewaySite, visitor: Visitor): string {
  const stored = visitor.stored ? findByCode(site, visitor.stored) : undefined;
  return (
    stored?.locale ??
    findPreferred(site, visitor.preferred)?.locale ??
    site.fallback
  );
}

/**
 * Where a path outside of the built pages leads.
 *
 * @param path - the path asked for, starting with a slash, without query.
 */
export function resolvePath(
  path: string,
  site: GatewaySite,
  visitor: Visitor,
): Resolution {
  const [first = '', ...rest] = path.replace(/^\/+/, '').split('/');
  const remainder = rest.join('/').replace(/^\/+/, '');

  if (site.languages.some(({locale}) => locale === first)) {
    return {kind: 'missing', locale: first};
  }
  const known = findByCode(site, first);
  if (known) {
    return {kind: 'redirect', path: `/${known.locale}/${remainder}`};
  }
  const locale = detectLocale(site, visitor);
  if (languageLike.test(first) && !site.reservedSegments.includes(first)) {
    return {kind: 'redirect', path: `/${locale}/${remainder}`};
  }
  return {kind: 'redirect', path: `/${locale}/${[first, ...rest].join('/')}`};
}
