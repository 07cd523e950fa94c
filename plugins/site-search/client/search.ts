import {indexNames, type NameIndex, type NameResult} from './names';
import {subjectOf} from './question';
import {isApiPage, type PackedPages, unpackPages} from './pages';
import {loadTextSearch, type TextResult, type TextSearch} from './text';

/** The groups in which results are shown. */
export type HitGroup = 'guides' | 'components' | 'api';

/** One line of the results. */
export interface Hit {
  readonly group: HitGroup;
  /** Below the locale, with the id of a section: `components/alerts/#icon`. */
  readonly path: string;
  readonly name: string;
  /** Title of the page that it is on; nothing for the page itself. */
  readonly page?: string;
  /** What is said there; see `excerpt` for what was found in a text. */
  readonly about?: string;
  /** HTML of the text that was found, its words in `<mark>`. */
  readonly excerpt?: string;
  /** Words to mark in `name` and `about`. */
  readonly terms: readonly string[];
}

/** The search of one version. */
export interface VersionSearch {
  /** What is named like the query, at once. */
  readonly names: (query: string) => Hit[];
  /** What else speaks of it, once the pieces of the index are loaded. */
  readonly texts: (query: string, names: readonly Hit[]) => Promise<Hit[]>;
}

/** So many lines of each group, and of each page in it. */
const groupSize = 6;
const apiSize = 4;
const pageSize = 3;
const textSize = 6;

function groupOf(path: string, versionPath: string): HitGroup {
  if (isApiPage(path)) {
    return 'api';
  }
  const below = versionPath ? path.slice(versionPath.length + 1) : path;
  return below.startsWith('components/') ? 'components' : 'guides';
}

function hitOfName(result: NameResult, versionPath: string): Hit {
  const {page, name, anchor, about, kind, terms} = result;
  return {
    group: groupOf(page.path, versionPath),
    path: anchor ? `${page.path}#${anchor}` : page.path,
    name,
    ...(kind !== 'page' && {page: page.title}),
    ...(about && {about}),
    terms,
  };
}

function hitsOfText({path, title, parts}: TextResult, group: HitGroup): Hit[] {
  return parts.slice(0, 1).map(({anchor, title: name, excerpt}) => ({
    group,
    path: anchor ? `${path}#${anchor}` : path,
    name: anchor ? name : title,
    ...(anchor && {page: title}),
    excerpt,
    terms: [],
  }));
}

const pageOf = ({path}: Hit) => path.split('#')[0] ?? '';

/**
 * Keeps a list short, and no page all of it. A word may be in a hundred tables:
 * what they have is cut short where guides or components speak of it too.
 */
function trim(hits: readonly Hit[]): Hit[] {
  const isOnlyApi = hits.every(({group}) => group === 'api');
  const sizeOf = (group: HitGroup) =>
    group === 'api' && !isOnlyApi ? apiSize : groupSize;
  const groups = new Map<HitGroup, number>();
  const pages = new Map<string, number>();
  return hits.filter((hit) => {
    const inGroup = groups.get(hit.group) ?? 0;
    const onPage = pages.get(pageOf(hit)) ?? 0;
    if (inGroup >= sizeOf(hit.group) || onPage >= pageSize) {
      return false;
    }
    groups.set(hit.group, inGroup + 1);
    pages.set(pageOf(hit), onPage + 1);
    return true;
  });
}

async function loadNames(address: string): Promise<NameIndex> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${String(response.status)}`);
  }
  return indexNames(unpackPages((await response.json()) as PackedPages));
}

/**
 * Loads the search of a version.
 *
 * @param folder - address of its indexes, with a slash at its end.
 * @param versionPath - of its pages below the locale; empty for the release.
 * @throws when the names cannot be loaded; texts are left out silently then.
 */
export async function loadSearch(
  folder: string,
  versionPath: string,
): Promise<VersionSearch> {
  const names = await loadNames(`${folder}pages.json`);
  let textSearch: Promise<TextSearch> | undefined;
  const hitsOf = (results: readonly NameResult[]) =>
    trim(results.slice(0, 200).map((hit) => hitOfName(hit, versionPath)));

  return {
    names: (query) => hitsOf(names.search(subjectOf(query), 'AND')),
    async texts(question, found) {
      const query = subjectOf(question);
      textSearch ??= loadTextSearch(`${folder}text/`);
      const search = await textSearch;
      const exact = await search(query, textSize);
      const corrected = names.correct(query);
      const results =
        exact.length > 0 || corrected === query
          ? exact
          : await search(corrected, textSize);
      const pages = new Set(found.map(pageOf));
      const hits = results
        .flatMap((result) =>
          hitsOfText(result, groupOf(result.path, versionPath)),
        )
        .filter((hit) => !pages.has(pageOf(hit)));
      // Nothing has all of the words: what has some may do.
      return found.length + hits.length > 0
        ? hits
        : hitsOf(names.search(query, 'OR'));
    },
  };
}
