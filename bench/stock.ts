import fs from 'node:fs';
import path from 'node:path';
import {readVersions} from '../config/versions';
import {versionsFile} from '../plugins/util/versionData';
import {root} from '../scripts/lib/run';

const config = `
const versions = process.env.SITE_VERSIONS?.split(',');

module.exports = {
  title: 'Vuetify',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        blog: false,
        docs: {
          routeBasePath: '/',
          ...(versions && {onlyIncludeVersions: versions}),
          ...(versions && !versions.includes('2.7')
            ? {lastVersion: 'current'}
            : {lastVersion: '2.7', versions: {current: {path: 'next'}}}),
        },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Vuetify',
      items: [{type: 'docsVersionDropdown', position: 'right'}],
    },
  },
};
`;

/** Markdown of one built page, as somebody would write it for the preset. */
function copyPage(source: string, target: string): void {
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(
    target,
    // Prism knows no language of this name.
    fs.readFileSync(source, 'utf8').replace(/^```vue$/gm, '```html'),
  );
}

/**
 * Writes the yardstick: preset-classic as it comes, on the Markdown of the
 * pages that this site has built, the code of examples and tables of the API
 * included. It lies in the repository, so that it finds the installed packages.
 *
 * @param siteDir - its folder; emptied first.
 * @param built - folder of this site's English pages.
 */
export function writeStockSite(siteDir: string, built: string): void {
  fs.rmSync(siteDir, {recursive: true, force: true});
  fs.mkdirSync(path.join(siteDir, 'src/pages'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'docusaurus.config.js'), config);
  fs.writeFileSync(path.join(siteDir, 'package.json'), '{"private": true}\n');
  fs.writeFileSync(path.join(siteDir, 'src/pages/index.md'), '# Vuetify\n');
  const versions = readVersions(root);
  for (const file of fs.readdirSync(built, {
    recursive: true,
    encoding: 'utf8',
  })) {
    const [top = ''] = file.split(path.sep);
    const version =
      versions.find((one) => one.path === top) ??
      versions.find((one) => one.path === '');
    if (version && path.basename(file) === 'index.md' && file !== 'index.md') {
      const folder =
        version.name === 'current'
          ? 'docs'
          : `versioned_docs/version-${version.name}`;
      copyPage(
        path.join(built, file),
        path.join(siteDir, folder, path.relative(version.path, file)),
      );
    }
  }
  fs.copyFileSync(
    path.join(root, versionsFile),
    path.join(siteDir, versionsFile),
  );
}
