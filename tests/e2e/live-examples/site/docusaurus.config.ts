/**
 * A site of a few pages on which the runtime of the live examples is tested:
 * the real plugins, card and styles, and examples made for the purpose.
 */
import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as ClassicThemeOptions} from '@docusaurus/theme-classic';
import type {Config, PluginModule} from '@docusaurus/types';
import {stylesheets} from '../../../../config/theme';
import type {Options as ContentOptions} from '../../../../plugins/content-service';
import {findFrameworks} from '../../../../plugins/live-examples/compiler/frameworks';
import remarkExamples from '../../../../plugins/live-examples/remark';
import remarkPlayground from '../../../../plugins/live-examples/remark-playground';

/** Address of the content service, which exists in the browser only. */
const contentService = 'http://content.localhost:9/v3';

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
        '@site/config': path.join(root, 'config'),
        '@site/plugins': path.join(root, 'plugins'),
        '@site/src/components': path.join(root, 'src/components'),
        '@site/src/visit': path.join(root, 'src/visit'),
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
    thirdParties: {consentRequired: false},
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
    [
      path.join(root, 'plugins/content-service/index.ts'),
      {
        ref: 'docs.example.com',
        embedded: path.relative(__dirname, path.join(root, 'data/content')),
        // Nobody answers the build, so that its content is the embedded one.
        // In the browser the tests answer.
        bucket: {slug: 'docs', readKey: 'key', apiUrl: contentService},
      } satisfies ContentOptions,
    ],
  ],
  themeConfig: {
    navbar: {title: 'Examples'},
    colorMode: {respectPrefersColorScheme: true},
  },
};

export default config;
