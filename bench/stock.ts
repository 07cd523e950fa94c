import fs from 'node:fs';
import path from 'node:path';
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

/** Components of ours: an element alone on its lines, or its import. */
const ownComponents = /^<[A-Z]\w*\b[^>]*\/>$|^import .* from '@site\/.*';$/gm;

function copyMarkdown(source: string, target: string): void {
  fs.cpSync(source, target, {
    recursive: true,
    filter: (file) =>
      fs.statSync(file).isDirectory()
        ? path.basename(file) !== 'examples'
        : /\.(?:mdx?|png|svg|webp)$/.test(file),
  });
  for (const file of fs.readdirSync(target, {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (file.endsWith('.mdx')) {
      const page = path.join(target, file);
      const text = fs.readFileSync(page, 'utf8');
      fs.writeFileSync(page, text.replace(ownComponents, ''));
    }
  }
}

/**
 * Writes the yardstick: preset-classic as it comes, on the same Markdown, with
 * our components left out. It lies in the repository, so that it finds the
 * installed packages.
 *
 * @param siteDir - its folder; emptied first.
 */
export function writeStockSite(siteDir: string): void {
  fs.rmSync(siteDir, {recursive: true, force: true});
  fs.mkdirSync(path.join(siteDir, 'src/pages'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'docusaurus.config.js'), config);
  fs.writeFileSync(path.join(siteDir, 'package.json'), '{"private": true}\n');
  fs.writeFileSync(path.join(siteDir, 'src/pages/index.md'), '# Vuetify\n');
  copyMarkdown(path.join(root, 'docs'), path.join(siteDir, 'docs'));
  copyMarkdown(
    path.join(root, 'versioned_docs'),
    path.join(siteDir, 'versioned_docs'),
  );
  fs.copyFileSync(
    path.join(root, 'versions.json'),
    path.join(siteDir, 'versions.json'),
  );
}
