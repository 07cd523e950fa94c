/** What a page needs, as its HTML says. */
export interface PageNeeds {
  readonly title: string;
  /** Scripts and style sheets, without which the page does not work. */
  readonly essential: readonly string[];
  readonly images: readonly string[];
}

const value = `(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

const unescape = (text: string) =>
  text.replace(
    /&(#?\w+);/g,
    (entity, name: string) => entities[name] ?? entity,
  );

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The values of an attribute in the tags that a pattern matches. */
function attributes(html: string, tag: RegExp, name: string): string[] {
  const pattern = new RegExp(`\\s${name}=${value}`, 'i');
  return [...html.matchAll(tag)].flatMap(([text]) => {
    const [, double, single, bare] = pattern.exec(text) ?? [];
    const found = double ?? single ?? bare;
    return found === undefined ? [] : [unescape(found)];
  });
}

/**
 * Reads what a page needs. A worker has no parser of HTML; what it reads was
 * written by the build.
 *
 * @param text - HTML of the page.
 * @param base - address of the locale; what lies elsewhere is left out.
 * @param siteName - what follows the title.
 */
export function readPage(
  text: string,
  base: string,
  siteName: string,
): PageNeeds {
  // Where there are no scripts, there is no worker.
  const html = text.replace(/<noscript>.*?<\/noscript>/gis, '');
  const own = (addresses: readonly string[]) =>
    [...new Set(addresses)].filter((address) => address.startsWith(base));
  const title = /<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '';
  return {
    title: unescape(title).replace(siteName, '').trim(),
    essential: own([
      ...attributes(html, /<script\s[^>]*>/gi, 'src'),
      ...attributes(html, /<script\s[^>]*>/gi, 'data-scripts').flatMap(
        (scripts) => scripts.split(' '),
      ),
      ...attributes(
        html,
        /<link\s[^>]*\brel=["']?stylesheet\b[^>]*>/gi,
        'href',
      ),
    ]),
    images: own(attributes(html, /<img\s[^>]*>/gi, 'src')),
  };
}

/**
 * The page that stands in for one that is not kept. It answers at that one's
 * address, where the site's scripts would look for the missing page: they are
 * left out.
 *
 * @param html - the built page, which has an empty list `offline-pages`.
 * @param pages - what can be read instead.
 */
export function standIn(
  html: string,
  pages: readonly {readonly address: string; readonly title: string}[],
): string {
  // Pages of two versions have one title.
  const items = pages.map(
    ({address, title}) =>
      `<li><a href="${escape(address)}">${escape(title)} <small>${escape(address)}</small></a></li>`,
  );
  return html
    .replace(/<script\b[^>]*\s(?:src|data-scripts)=[^>]*>.*?<\/script>/gis, '')
    .replace(
      /<ul\s[^>]*\bid=["']?offline-pages\b[^>]*>/i,
      (list) => list + items.join(''),
    );
}
