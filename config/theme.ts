import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {ExternalVersion} from './versions';

/** Global styles, in the order in which they are loaded. */
export const stylesheets = [
  './src/css/tokens.css',
  './src/css/fonts.css',
  './src/css/base.css',
  './src/css/content.css',
  './src/css/frame.css',
  './src/css/code.css',
  './src/css/print.css',
];

/** What of other companies the site may load. */
export interface ThirdParties {
  /** Google Analytics measurement id. */
  readonly analyticsId?: string;
  /** Script of an ad network for the ad below the lead. */
  readonly entryAdScript?: string;
  /** And for the ad at the end of a page. */
  readonly exitAdScript?: string;
  /** Calendar of a scheduling service, shown in a frame. */
  readonly schedulingUrl?: string;
  /** Script that the service wants beside the frame. */
  readonly schedulingScript?: string;
  /** Nothing of it is loaded before the visitor agrees. */
  readonly consentRequired: boolean;
}

/** What components get from the configuration, as `customFields`. */
export interface SiteFields {
  readonly thirdParties: ThirdParties;
  /** When the store link carries its badge: two ISO dates. */
  readonly storePromo: {readonly from: string; readonly until: string};
  /** Address of the repository, without a slash at its end. */
  readonly repositoryUrl: string;
  readonly repositoryBranch: string;
  readonly externalVersions: readonly ExternalVersion[];
}

/** Navbar, footer and the other options of the classic theme. */
export const themeConfig: UserThemeConfig = {
  colorMode: {respectPrefersColorScheme: true},
  // src/visit/versionChoice.ts keeps the choice for the visit.
  docs: {versionPersistence: 'none'},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: 'Vuetify',
    logo: {src: 'img/logo.svg', alt: '', width: 28, height: 28},
    items: [
      {
        type: 'custom-section',
        label: 'Guide',
        docId: 'getting-started/quick-start/index',
        sections: ['introduction', 'getting-started'],
      },
      {
        type: 'custom-section',
        label: 'Components',
        docId: 'components/alerts/index',
        sections: ['components'],
      },
      {
        type: 'dropdown',
        label: 'Ecosystem',
        items: [
          {
            label: 'Framework on GitHub',
            href: 'https://github.com/vuetifyjs/vuetify',
          },
          {
            label: 'vuetify-loader',
            href: 'https://www.npmjs.com/package/vuetify-loader',
          },
          {
            label: 'vue-cli-plugin-vuetify',
            href: 'https://www.npmjs.com/package/vue-cli-plugin-vuetify',
          },
          {
            label: 'eslint-plugin-vuetify',
            href: 'https://www.npmjs.com/package/eslint-plugin-vuetify',
          },
          {
            label: 'Material Design Icons',
            href: 'https://pictogrammers.com/library/mdi/',
          },
        ],
      },
      {
        type: 'dropdown',
        label: 'Support',
        items: [
          {label: 'Report a bug', href: 'https://issues.vuetifyjs.com'},
          {label: 'Chat', href: 'https://community.vuetifyjs.com'},
          {
            label: 'Stack Overflow',
            href: 'https://stackoverflow.com/questions/tagged/vuetify.js',
          },
          {
            label: 'Sponsor the project',
            href: 'https://github.com/sponsors/johnleider',
          },
        ],
      },
      {
        type: 'custom-enterprise',
        label: 'Enterprise',
        docId: 'professional-support/enterprise/index',
        className: 'navbar__enterprise',
      },
      {
        type: 'custom-store',
        label: 'Store',
        href: 'https://store.vuetifyjs.com',
      },
      {type: 'search', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
      {type: 'custom-notifications', position: 'right'},
      {type: 'custom-repository', position: 'right'},
    ],
  },
  footer: {
    links: [
      {
        title: 'Learn',
        items: [
          {label: 'Why Vuetify', to: '/introduction/why-vuetify/'},
          {label: 'Quick start', to: '/getting-started/quick-start/'},
        ],
      },
      {
        title: 'Components',
        items: [
          {label: 'Alerts', to: '/components/alerts/'},
          {label: 'Buttons', to: '/components/buttons/'},
          {label: 'Data tables', to: '/components/data-tables/'},
        ],
      },
      {
        title: 'Project',
        items: [
          {
            label: 'Framework on GitHub',
            href: 'https://github.com/vuetifyjs/vuetify',
          },
          {
            label: 'Package on npm',
            href: 'https://www.npmjs.com/package/vuetify',
          },
          {label: 'Privacy', to: '/privacy/'},
          {label: 'Accessibility', to: '/accessibility/'},
        ],
      },
    ],
    copyright:
      'Framework and documentation are released under the MIT license.',
  },
  // Code is highlighted at build time; the theme's own colors are not used.
  prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}},
};
