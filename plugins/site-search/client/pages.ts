/** A place on a page: the id that leads to it, and what stands there. */
export interface SearchHeading {
  readonly id: string;
  readonly text: string;
}

/** A prop, slot, event, function or variable in a table of an API page. */
export interface SearchItem {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** A page as the search knows it. */
export interface SearchPage {
  /** Below the locale: `components/buttons/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly headings: readonly SearchHeading[];
  readonly items: readonly SearchItem[];
}

/**
 * Whether a page is one of an API, which is found by the names in its tables.
 *
 * @param path - below the locale, with or without a version.
 */
export const isApiPage = (path: string): boolean => /(?:^|\/)api\//.test(path);

/**
 * The same, made to be small: components share most of their API, so that
 * each text is there once, and an id only has what the page's own lacks.
 */
export interface PackedPages {
  readonly texts: readonly string[];
  readonly pages: readonly {
    readonly path: string;
    readonly title: string;
    readonly description?: string;
    readonly keywords?: readonly string[];
    readonly headings?: readonly (readonly [id: string, text: string])[];
    /** What the ids of the items start with. */
    readonly prefix?: string;
    /** Without a name, it is what follows the first dash. */
    readonly items?: readonly (readonly [
      id: string,
      text: number,
      name?: string,
    ])[];
  }[];
}

const nameIn = (id: string) => id.slice(id.indexOf('-') + 1);

/** The longest text that all of these start with. */
function sharedStart(texts: readonly string[]): string {
  return texts.reduce((shared, text) => {
    let end = 0;
    while (end < shared.length && shared[end] === text[end]) {
      end++;
    }
    return shared.slice(0, end);
  });
}

/** The part of the ids up to a group's name: `api-v-btn-`. */
function prefixOf(items: readonly SearchItem[]): string {
  const shared = sharedStart(items.map(({id}) => id));
  // Items of one group, or one alone, share more.
  return shared.replace(/(?:props|slots|events|functions|sass)-.*$/, '');
}

/** Makes the pages of a version as small as they are sent. */
export function packPages(pages: readonly SearchPage[]): PackedPages {
  const texts = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = texts.get(text) ?? texts.size;
    texts.set(text, known);
    return known;
  };
  const packed = pages.map((page) => {
    const {path, title, description, keywords, headings, items} = page;
    const prefix = items.length > 0 ? prefixOf(items) : '';
    return {
      path,
      title,
      ...(description && {description}),
      ...(keywords.length > 0 && {keywords}),
      ...(headings.length > 0 && {
        headings: headings.map(({id, text}) => [id, text] as const),
      }),
      ...(items.length > 0 && {
        prefix,
        items: items.map(({id, name, about}) => {
          const rest = id.slice(prefix.length);
          const text = numberOf(about);
          return nameIn(rest) === name
            ? ([rest, text] as const)
            : ([rest, text, name] as const);
        }),
      }),
    };
  });
  return {texts: [...texts.keys()], pages: packed};
}

/** The pages that were packed. */
export function unpackPages({texts, pages}: PackedPages): SearchPage[] {
  return pages.map(
    ({path, title, description, keywords, headings, prefix, items}) => ({
      path,
      title,
      description: description ?? '',
      keywords: keywords ?? [],
      headings: (headings ?? []).map(([id, text]) => ({id, text})),
      items: (items ?? []).map(([rest, text, name]) => ({
        id: `${prefix ?? ''}${rest}`,
        name: name ?? nameIn(rest),
        about: texts[text] ?? '',
      })),
    }),
  );
}
