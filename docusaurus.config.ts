import path from 'node:path';
import type {Options as RedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as ClassicThemeOptions} from '@docusaurus/theme-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {loadEnvironment} from './config/env';
import {announcementOf} from './config/announcement';
import {
  fallbackLocale,
  languagesOfSite,
  unpublishedCodes,
  pseudoLocale,
  translatedLanguages,
} from './config/locales';
import {type SiteFields, stylesheets, themeConfig} from './config/theme';
import {hasHistory} from './config/history';
import {returnMemory} from './config/memory';
import {policyHosts} from './config/policy';
import {hostedSearch} from './config/search';
import {readVersionData, readVersions} from './config/versions';
import highlightFences from './plugins/code-highlight/rehype';
import type {Options as ComponentDocsOptions} from './plugins/component-docs/options';
import type {Options as ContentOptions} from './plugins/content-service';
import type {Options as FactsOptions} from './plugins/framework-facts';
import remarkFacts from './plugins/framework-facts/remark';
import remarkComponents from './plugins/lean-client/remark';
import {paintFirst} from './plugins/lean-client/template';
import type {Options as LayoutDemosOptions} from './plugins/layout-demos';
import type {Options as ExamplesOptions} from './plugins/live-examples';
import {findFrameworks} from './plugins/live-examples/compiler/frameworks';
import type {Options as GatewayOptions} from './plugins/locale-gateway';
import {
  readPublished,
  retiredRedirects,
} from './plugins/locale-gateway/published';
import {readRedirects} from './plugins/locale-gateway/redirects';
import {canonicalUrls} from './plugins/locale-gateway/sitemap';
import remarkExamples from './plugins/live-examples/remark';
import remarkPlayground from './plugins/live-examples/remark-playground';
import type {Options as OfflineOptions} from './plugins/offline';
import type {Options as ExportsOptions} from './plugins/page-exports';
import type {Options as SearchOptions} from './plugins/site-search';
import type {Options as TranslationsOptions} from './plugins/translations';
import {
  pseudoFolder,
  pseudoFrontMatter,
  writePseudoMessages,
} from './plugins/translations/pseudo/messages';
import pseudoPages from './plugins/translations/pseudo/remark';
import pseudoSources from './plugins/translations/pseudo/sources';

returnMemory(process.env);
const environment = loadEnvironment();

/**
 * What pages of the docs may show without importing it: islands, with the names
 * of their chunks.
 */
const pageComponents = {
  ApiSection: '@site/src/components/ApiSection?island=api',
  Example: '@site/src/components/Example?island=example',
  Playground: '@site/src/components/Playground?island=playground',
  SassVariables: '@site/src/components/SassVariables?island=api',
};

const hosted = hostedSearch(environment);
const versions = readVersions(__dirname, environment.SITE_VERSIONS);
const languages = languagesOfSite(environment.SITE_LOCALES);

/** Files of the repository, followed by a path from its root. */
const sourceUrl = `${environment.REPOSITORY_URL}/blob/${environment.REPOSITORY_BRANCH}`;

const isPseudo = process.env.DOCUSAURUS_CURRENT_LOCALE === pseudoLocale;
if (isPseudo) {
  writePseudoMessages(__dirname);
}

const {elsewhere} = readVersionData(__dirname);

/** Versions that were part of the site. */
const retired = elsewhere.flatMap(({path, href}) =>
  path === undefined ? [] : [{path, href}],
);

/** Where the versions beside the current release are. */
const versionPaths = versions.map(({path}) => path).filter(Boolean);

const frameworks = findFrameworks(__dirname, readVersions(__dirname));
const ofDocs = frameworks.find(({docsVersions}) =>
  docsVersions.includes('current'),
);

/** Versions on the major that docs/ documents: others keep facts elsewhere. */
const withFacts = frameworks
  .filter(({major}) => major === ofDocs?.major)
  .flatMap(({docsVersions}) => docsVersions);

/** Framework of the versions whose pages show facts of it, by version. */
const factsOptions: FactsOptions = {
  packages: Object.fromEntries(
    versions
      .filter(({name}) => withFacts.includes(name))
      .map(({name, framework}) => [name, framework.package]),
  ),
};

const componentDocsOptions: ComponentDocsOptions = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarCollapsed: false,
    editUrl: `${environment.REPOSITORY_URL}/edit/${environment.REPOSITORY_BRANCH}/`,
    editLocalizedFiles: true,
    showLastUpdateTime: hasHistory(__dirname),
    beforeDefaultRemarkPlugins: isPseudo ? [pseudoPages] : [],
    rehypePlugins: [
      highlightFences,
      ...(isPseudo
        ? [[pseudoSources, {siteDir: __dirname, sourceUrl}] as const]
        : []),
    ],
    remarkPlugins: [
      [remarkExamples, {siteDir: __dirname}],
      [remarkPlayground, {siteDir: __dirname}],
      [remarkFacts, {siteDir: __dirname, packages: factsOptions.packages}],
      [remarkComponents, {components: pageComponents}],
    ],
    lastVersion: versions.find(({path}) => path === '')?.name ?? 'current',
    ...(environment.SITE_VERSIONS !== undefined && {
      onlyIncludeVersions: versions.map(({name}) => name),
    }),
    versions: Object.fromEntries(
      versions.map(({name, label, path}) => [name, {label, path}]),
    ),
  },
  apiPageComponent: '@site/src/components/ApiPage',
  categoryPageComponent: '@site/src/components/CategoryPage',
  versions: Object.fromEntries(
    // One that is not built may still lend descriptions.
    readVersions(__dirname).map(({name, framework}) => [name, {...framework}]),
  ),
  history: 'data/api-history.json',
  pseudoLocale,
};

const {COSMIC_BUCKET_SLUG, COSMIC_READ_KEY, FRAMEWORK_REPOSITORY, JOBS_URL} =
  environment;

const contentOptions: ContentOptions = {
  imagesBase: environment.IMAGES_BASE,
  ref: new URL(environment.SITE_URL).hostname,
  ...(COSMIC_BUCKET_SLUG !== undefined &&
    COSMIC_READ_KEY !== undefined && {
      bucket: {
        slug: COSMIC_BUCKET_SLUG,
        readKey: COSMIC_READ_KEY,
        apiUrl: environment.COSMIC_API_URL,
      },
    }),
  ...(FRAMEWORK_REPOSITORY !== undefined && {
    github: {
      apiUrl: environment.GITHUB_API_URL,
      repository: FRAMEWORK_REPOSITORY,
      branch: environment.FRAMEWORK_BRANCH,
    },
  }),
  ...(JOBS_URL !== undefined && {jobsUrl: JOBS_URL}),
};

const plugins: PluginConfig[] = [
  // First, so that the order of the layers is declared before their content.
  '@docusaurus/plugin-css-cascade-layers',
  ['./plugins/component-docs/index.ts', componentDocsOptions],
  ['@docusaurus/plugin-content-pages', {rehypePlugins: [highlightFences]}],
  './plugins/code-highlight/index.ts',
  './plugins/bundler/index.ts',
  './plugins/lean-client/index.ts',
  [
    './plugins/live-examples/index.ts',
    {
      // Home page and layouts run on the framework of docs/, built or not.
      versions: readVersions(__dirname).filter(
        ({name}) =>
          name === 'current' || versions.some((built) => built.name === name),
      ),
      heights: 'data/example-heights.json',
      development: environment.LIVE_EXAMPLES_DEV,
    } satisfies ExamplesOptions,
  ],
  [
    './plugins/layout-demos/index.ts',
    {
      component: '@site/src/components/LayoutDemo',
    } satisfies LayoutDemosOptions,
  ],
  ['./plugins/framework-facts/index.ts', factsOptions],
  ['./plugins/content-service/index.ts', contentOptions],
  environment.GTAG_ID !== undefined && [
    './plugins/analytics/index.ts',
    {trackingID: environment.GTAG_ID, anonymizeIP: true},
  ],
  [
    './plugins/translations/index.ts',
    {
      languages: translatedLanguages.map(({locale, name}) => ({locale, name})),
      pseudo: isPseudo && {
        script: environment.IN_CONTEXT_SCRIPT,
        searchUrl: `${environment.REPOSITORY_URL}/search`,
      },
    } satisfies TranslationsOptions,
  ],
  [
    './plugins/locale-gateway/index.ts',
    {
      title: 'Vuetify',
      languages: [...languages],
      unpublished: unpublishedCodes(environment.SITE_LOCALES),
      fallback: fallbackLocale,
      versionPaths,
      retired,
      partial: environment.SITE_VERSIONS !== undefined,
      policy: policyHosts(environment),
    } satisfies GatewayOptions,
  ],
  !hosted && [
    './plugins/site-search/index.ts',
    {
      versions: versions.map(({name, path: at}) => ({name, path: at})),
    } satisfies SearchOptions,
  ],
  [
    './plugins/page-exports/index.ts',
    {
      cards: !isPseudo,
      versions: versions.map(({name, label, path: at}) => ({
        name,
        label,
        path: at,
      })),
    } satisfies ExportsOptions,
  ],
  './plugins/no-script/index.ts',
  [
    './plugins/offline/index.ts',
    {
      enabled: environment.OFFLINE,
      page: 'offline/',
      colors: {light: '#ffffff', dark: '#0f141b'},
      icons: [
        {src: 'img/favicon.svg', sizes: 'any', type: 'image/svg+xml'},
        {src: 'img/icon-192.png', sizes: '192x192', type: 'image/png'},
        {src: 'img/icon-512.png', sizes: '512x512', type: 'image/png'},
        {
          src: 'img/icon-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    } satisfies OfflineOptions,
  ],
  [
    './plugins/client-redirects/index.ts',
    {
      redirects: [
        ...readRedirects(__dirname),
        ...retiredRedirects(readPublished(__dirname), retired),
      ],
    } satisfies RedirectsOptions,
  ],
  [
    '@docusaurus/plugin-sitemap',
    {
      createSitemapItems: async ({defaultCreateSitemapItems, ...rest}) => {
        const items = await defaultCreateSitemapItems(rest);
        const listed = canonicalUrls(
          items.map(({url}) => url),
          rest.siteConfig.url + rest.siteConfig.baseUrl,
          versionPaths,
        );
        return items.filter(({url}) => listed.has(url));
      },
    } satisfies SitemapOptions,
  ],
];

const siteFields: SiteFields = {
  repositoryUrl: environment.REPOSITORY_URL.replace(/\/$/, ''),
  repositoryBranch: environment.REPOSITORY_BRANCH,
  externalVersions: elsewhere,
  thirdParties: {
    ...(environment.GTAG_ID && {analyticsId: environment.GTAG_ID}),
    ...(environment.AD_ENTRY_SCRIPT && {
      entryAdScript: environment.AD_ENTRY_SCRIPT,
    }),
    ...(environment.AD_EXIT_SCRIPT && {
      exitAdScript: environment.AD_EXIT_SCRIPT,
    }),
    ...(environment.SCHEDULING_URL && {
      schedulingUrl: environment.SCHEDULING_URL,
    }),
    ...(environment.SCHEDULING_SCRIPT && {
      schedulingScript: environment.SCHEDULING_SCRIPT,
    }),
    consentRequired: environment.CONSENT_REQUIRED,
  },
  storePromo: {
    from: environment.STORE_PROMO_FROM,
    until: environment.STORE_PROMO_UNTIL,
  },
};

const config: Config = {
  title: 'Vuetify',
  titleDelimiter: '—',
  tagline: 'Material Design components for Vue 2',
  favicon: 'img/favicon.svg',
  url: environment.SITE_URL,
  baseUrl: '/',
  trailingSlash: true,
  ssrTemplate: paintFirst(),
  future: {
    v4: true,
    faster: true,
  },
  storage: {namespace: 'vuetify-docs'},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    ...(isPseudo && {
      parseFrontMatter: async ({defaultParseFrontMatter, ...file}) => {
        const result = await defaultParseFrontMatter(file);
        return {...result, frontMatter: pseudoFrontMatter(result.frontMatter)};
      },
    }),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  customFields: {
    ...siteFields,
    /** Address of the repository's files, followed by a path from its root. */
    sourceUrl,
    /** Version of Vue by key of the framework registry. */
    vueVersions: Object.fromEntries(
      frameworks.map(({key, vueVersion}) => [key, vueVersion]),
    ),
  },
  i18n: {
    defaultLocale: fallbackLocale,
    locales: languages.map(({locale}) => locale),
    localeConfigs: Object.fromEntries(
      languages.map(({name, locale}) => [
        locale,
        {
          label: name,
          htmlLang: locale,
          path:
            locale === pseudoLocale ? path.join('..', pseudoFolder) : locale,
          baseUrl: `/${locale}/`,
          translate: locale !== fallbackLocale,
        },
      ]),
    ),
  },
  clientModules: [
    './src/clientModules/scroll.ts',
    './src/clientModules/pseudo.ts',
    './src/visit/analytics.ts',
    ...(environment.OFFLINE ? ['./src/clientModules/offline.ts'] : []),
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: stylesheets,
      } satisfies ClassicThemeOptions,
    ],
    ...(hosted ? ['@docusaurus/theme-search-algolia'] : []),
  ],
  plugins,
  themeConfig: {
    ...themeConfig,
    ...hosted,
    ...(environment.ANNOUNCEMENT !== undefined && {
      announcementBar: announcementOf(environment.ANNOUNCEMENT),
    }),
  },
};

export default config;
