import type {UserThemeConfig} from '@docusaurus/theme-common';

/** Global styles, in the order in which they are loaded. */
export const stylesheets = [
  './src/css/tokens.css',
  './src/css/site.css',
  './src/css/code.css',
];

/** Navbar, footer and the other options of the classic theme. */
export const themeConfig: UserThemeConfig = {
  colorMode: {respectPrefersColorScheme: true},
  navbar: {
    title: 'Vuetify',
    items: [{type: 'localeDropdown', position: 'right'}],
  },
  // Code is highlighted at build time; the theme's own colors are not used.
  prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}},
};
