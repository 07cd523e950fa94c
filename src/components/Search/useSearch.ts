import {
  type Hit,
  loadSearch,
  type VersionSearch,
} from '@site/plugins/site-search/client/search';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useMemo, useState} from 'react';

/** A version of the documentation, as far as the search needs it. */
export interface SearchedVersion {
  readonly name: string;
  readonly label: string;
  /** Path below the locale; empty for the current release. */
  readonly path: string;
}

/** A result, and the version that it is from. */
export interface VersionHit extends Hit {
  readonly version: SearchedVersion;
}

/** What there is for a query. */
export interface SearchResults {
  /** `failed`: the index cannot be loaded. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly hits: readonly VersionHit[];
  /** More may come: the texts are still being searched. */
  readonly isSearching: boolean;
}

/** So long after the last key the texts are searched, ms. */
const pause = 150;

/** Searches that were loaded in this visit, by address. */
const searches = new Map<string, Promise<VersionSearch>>();

function load(folder: string, path: string): Promise<VersionSearch> {
  const known = searches.get(folder) ?? loadSearch(folder, path);
  searches.set(folder, known);
  known.catch(() => searches.delete(folder));
  return known;
}

interface Loaded {
  readonly version: SearchedVersion;
  readonly search: VersionSearch;
}

function useLoaded(
  versions: readonly SearchedVersion[],
): readonly Loaded[] | 'failed' | undefined {
  const base = useBaseUrl('/search/');
  const key = versions.map(({name}) => name).join(' ');
  const [state, setState] = useState<{
    readonly key: string;
    readonly loaded: readonly Loaded[] | 'failed';
  }>();
  useEffect(() => {
    let current = true;
    Promise.all(
      versions.map(async (version) => ({
        version,
        search: await load(`${base}${version.name}/`, version.path),
      })),
    )
      .catch((error: unknown) => {
        console.warn('The search cannot be loaded.', error);
        return 'failed' as const;
      })
      .then((loaded) => {
        if (current) {
          setState({key, loaded});
        }
      })
      .catch(console.error);
    return () => {
      current = false;
    };
    // The key stands for the versions, which are a new array each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [base, key]);
  return state?.key === key ? state.loaded : undefined;
}

/** Searches versions, the first one first. */
export default function useSearch(
  query: string,
  versions: readonly SearchedVersion[],
): SearchResults {
  const loaded = useLoaded(versions);
  const asked = query.trim();
  const names = useMemo(
    () =>
      !asked || !loaded || loaded === 'failed'
        ? []
        : loaded.map(({version, search}) => ({
            version,
            search,
            hits: search.names(asked),
          })),
    [asked, loaded],
  );
  const [texts, setTexts] = useState<{
    readonly of: typeof names;
    readonly hits: readonly VersionHit[];
  }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all(
        names.map(async ({version, search, hits}) =>
          (await search.texts(asked, hits)).map((hit) => ({...hit, version})),
        ),
      )
        .catch((error: unknown) => {
          console.warn('The texts cannot be searched.', error);
          return [];
        })
        .then((found) => {
          setTexts({of: names, hits: found.flat()});
        })
        .catch(console.error);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [asked, names]);
  const isSearching = asked !== '' && texts?.of !== names;
  return {
    state:
      loaded === 'failed'
        ? 'failed'
        : loaded === undefined
          ? 'loading'
          : 'ready',
    hits: [
      ...names.flatMap(({version, hits}) =>
        hits.map((hit) => ({...hit, version})),
      ),
      ...(isSearching ? [] : (texts?.hits ?? [])),
    ],
    isSearching,
  };
}
