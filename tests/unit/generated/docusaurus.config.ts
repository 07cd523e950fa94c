import {fallbackLocale, languages} from '../../../config/locales';

/** The part of the site's configuration that client code reads. */
export default {
  title: 'Vuetify',
  tagline: 'Tagline',
  url: 'https://docs.example.com',
  baseUrl: '/en/',
  trailingSlash: true,
  customFields: {
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
