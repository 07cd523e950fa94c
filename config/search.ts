import type {Environment} from './env';

/** The options that @docusaurus/theme-search-algolia takes from the site. */
interface HostedSearch {
  readonly algolia: {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
    /** Finds pages of the reader's language and version only. */
    readonly contextualSearch: true;
  };
}

/**
 * What the theme of a hosted search is told.
 *
 * @returns nothing when none is configured: the site searches by itself then.
 */
export function hostedSearch({
  ALGOLIA_APP_ID: appId,
  ALGOLIA_API_KEY: apiKey,
  ALGOLIA_INDEX_NAME: indexName,
}: Environment): HostedSearch | undefined {
  return appId && apiKey && indexName
    ? {algolia: {appId, apiKey, indexName, contextualSearch: true}}
    : undefined;
}
