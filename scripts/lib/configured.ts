import path from 'node:path';
import {root, run} from './run';

/**
 * A value for each variable of `.env.example` that takes one of its own, none
 * of which stands in a site by chance. Nobody answers at the addresses that the
 * build asks.
 */
export const canaries: Readonly<Record<string, string>> = {
  SITE_URL: 'https://canary-site.example',
  REPOSITORY_URL: 'https://canary-repository.example/docs',
  REPOSITORY_BRANCH: 'canary-branch',
  GTAG_ID: 'G-CANARY0001',
  COSMIC_BUCKET_SLUG: 'canary-bucket',
  COSMIC_READ_KEY: 'canary-read-key',
  COSMIC_API_URL: 'http://127.0.0.1:9/canary-content',
  FRAMEWORK_REPOSITORY: 'canary-owner/canary-framework',
  FRAMEWORK_BRANCH: 'canary-framework-branch',
  GITHUB_API_URL: 'http://127.0.0.1:9/canary-github',
  JOBS_URL: 'http://127.0.0.1:9/canary-jobs',
  IMAGES_BASE: 'https://canary-images.example/',
  AD_ENTRY_SCRIPT: 'https://canary-ads.example/entry.js',
  AD_EXIT_SCRIPT: 'https://canary-ads.example/exit.js',
  SCHEDULING_URL: 'https://canary-calendar.example/team',
  SCHEDULING_SCRIPT: 'https://canary-calendar.example/embed.js',
  POLICY_HOSTS: 'https://canary-policy.example',
  ANNOUNCEMENT: 'Canary announcement',
  ALGOLIA_APP_ID: 'CANARY0002',
  ALGOLIA_API_KEY: 'canary-search-key',
  ALGOLIA_INDEX_NAME: 'canary-index',
  STORE_PROMO_FROM: '2031-01-02T03:04:05Z',
  STORE_PROMO_UNTIL: '2031-02-03T04:05:06Z',
  IN_CONTEXT_SCRIPT: 'https://canary-context.example/a.js',
  // None of the site's, as of whoever builds it.
  CANARY_TOKEN: 'canary-of-the-shell',
};

const folder = '.cache/configured-site';

/** Where `buildConfigured` builds to. */
export const configuredSite = path.join(root, folder, 'build');

/**
 * Builds `docs/` in English with everything configured.
 *
 * @returns the exit code of the build.
 */
export const buildConfigured = (): Promise<number> =>
  run('docusaurus', ['build', '--locale', 'en', '--out-dir', configuredSite], {
    ...canaries,
    SITE_VERSIONS: 'current',
    CONTENT_SNAPSHOT: 'configured',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${folder}/generated`,
  });
