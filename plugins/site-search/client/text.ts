/** A part of a page that says what was searched for. */
export interface TextPart {
  /** Id on the page; empty for what stands before the first heading. */
  readonly anchor: string;
  readonly title: string;
  /** HTML: text in which the words that were found are `<mark>`ed. */
  readonly excerpt: string;
}

/** A page that says what was searched for. */
export interface TextResult {
  /** Below the locale: `components/buttons/`. */
  readonly path: string;
  readonly title: string;
  /** Best first. */
  readonly parts: readonly TextPart[];
}

/** What Pagefind's module gives, as far as it is used here. */
interface Pagefind {
  options(options: {
    readonly excerptLength: number;
    readonly baseUrl: string;
  }): Promise<void>;
  search(query: string): Promise<{
    readonly results: readonly {data(): Promise<PagefindData>}[];
  }>;
}

interface PagefindData {
  readonly url: string;
  readonly meta: {readonly title?: string};
  readonly sub_results: readonly {
    readonly url: string;
    readonly title: string;
    readonly excerpt: string;
    readonly weighted_locations: readonly {readonly balanced_score: number}[];
  }[];
}

/** Finds what pages say. */
export type TextSearch = (
  query: string,
  limit: number,
) => Promise<TextResult[]>;

const scoreOf = (part: PagefindData['sub_results'][number]) =>
  part.weighted_locations.reduce(
    (sum, {balanced_score: score}) => sum + score,
    0,
  );

function toResult({url, meta, sub_results: parts}: PagefindData): TextResult {
  return {
    path: url.replace(/^\//, ''),
    title: meta.title ?? '',
    parts: [...parts]
      .sort((a, b) => scoreOf(b) - scoreOf(a))
      .map((part) => ({
        anchor: part.url.split('#')[1] ?? '',
        title: part.title,
        excerpt: part.excerpt,
      })),
  };
}

/**
 * Loads what searches the texts of a version.
 *
 * @param folder - address of the index, with a slash at its end.
 */
export async function loadTextSearch(folder: string): Promise<TextSearch> {
  const pagefind = (await import(
    /* webpackIgnore: true */ `${folder}pagefind.js`
  )) as Pagefind;
  await pagefind.options({excerptLength: 18, baseUrl: '/'});
  return async (query, limit) => {
    const {results} = await pagefind.search(query);
    return Promise.all(
      results
        .slice(0, limit)
        .map(async (result) => toResult(await result.data())),
    );
  };
}
