import {translate} from '@docusaurus/Translate';
import type {HitGroup} from '@site/plugins/site-search/client/search';
import type {VersionHit} from './useSearch';

/** Results of one kind. */
export interface Group {
  readonly name: HitGroup;
  readonly hits: readonly VersionHit[];
}

/** What a group is called. */
export function groupLabel(name: HitGroup): string {
  switch (name) {
    case 'guides':
      return translate({
        id: 'site.search.guides',
        message: 'Guides',
        description: 'Heading of the search results that are guides',
      });
    case 'components':
      return translate({
        id: 'site.search.components',
        message: 'Components',
        description: 'Heading of the search results on pages of components',
      });
    case 'api':
      return translate({
        id: 'site.search.api',
        message: 'API',
        description: 'Heading of the search results from the API tables',
      });
  }
}

/** The results in groups: that of the best result first. */
export function groupHits(hits: readonly VersionHit[]): Group[] {
  const names = [...new Set(hits.map(({group}) => group))];
  return names.map((name) => ({
    name,
    hits: hits.filter(({group}) => group === name),
  }));
}
