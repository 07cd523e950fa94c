import {fallbackLocale, languages} from '../../../config/locales';

/** The part of the site's configuration that client code reads. */
export default {
  title: 'Vuetify',
  tagline: 'Tagline',
  url: 'https://docs.example.com',
  baseUrl: '/en/',
  trailingSlash: true,
  customFields: {
    repositoryUrl: 'https://github.com/example/docs',
    thirdParties: {consentRequired: false},
    storePromo: {
      from: '2019-11-28T18:00:00Z',
      until: '2019-12-02T23:59:59Z',
    },
    sourceUrl: 'https://github.com/example/docs/blob/main',
    vueVersions: {'vuetify@2.7.2': '2.7.16'},
  },
  future: {experimental_router: 'browser'},
  i18n: {
    defaultLocale: fallbackLocale,
    locales: languages.map(({locale}) => locale),
  },
  themeConfig: {
    colorMode: {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: true,
    },
    docs: {
      sidebar: {hideable: false, autoCollapseCategories: false},
      versionPersistence: 'localStorage',
    },
    navbar: {title: 'Vuetify', items: [], hideOnScroll: false},
    prism: {additionalLanguages: [], magicComments: []},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    metadata: [],
  },
};
