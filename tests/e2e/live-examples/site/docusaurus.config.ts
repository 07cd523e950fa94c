/**
 * A site of a few pages on which the runtime of the live examples is tested:
 * the real plugins, card and styles, and examples made for the purpose.
 */
import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as ClassicThemeOptions} from '@docusaurus/theme-classic';
import type {Config, PluginModule} from '@docusaurus/types';
import {stylesheets} from '../../../../config/theme';
import {findFrameworks} from '../../../../plugins/live-examples/compiler/frameworks';
import remarkExamples from '../../../../plugins/live-examples/remark';
import remarkPlayground from '../../../../plugins/live-examples/remark-playground';

const root = path.join(__dirname, '../../../..');

const versions = [
  {name: 'current', framework: {package: 'vuetify', vue: 'vue'}},
  {name: '1.5', framework: {package: 'vuetify-1.5', vue: 'vue-2.6'}},
];

/** `@site` means the real site for what is taken from there. */
const realSite: PluginModule = () => ({
  name: 'real-site',
  configureWebpack: () => ({
    mergeStrategy: {'resolve.alias': 'prepend'},
    resolve: {
      alias: {
        '@site/plugins': path.join(root, 'plugins'),
        '@site/src/components': path.join(root, 'src/components'),
      },
    },
  }),
});

const config: Config = {
  title: 'Examples',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}],
  customFields: {
    sourceUrl: 'https://docs.example.com/source',
    vueVersions: Object.fromEntries(
      findFrameworks(__dirname, versions).map(({key, vueVersion}) => [
        key,
        vueVersion,
      ]),
    ),
  },
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: stylesheets.map((file) => path.resolve(root, file)),
      } satisfies ClassicThemeOptions,
    ],
  ],
  plugins: [
    realSite,
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: '/',
        lastVersion: 'current',
        remarkPlugins: [
          [remarkExamples, {siteDir: __dirname}],
          [remarkPlayground, {siteDir: __dirname}],
        ],
      } satisfies DocsOptions,
    ],
    [
      path.join(root, 'plugins/live-examples/index.ts'),
      {versions, development: process.env.LIVE_EXAMPLES_DEV === '1'},
    ],
  ],
  themeConfig: {
    navbar: {title: 'Examples'},
    colorMode: {respectPrefersColorScheme: true},
  },
};

export default config;
