import {locate} from '../paths';

test.each([
  ['docs/components/alerts/index.mdx', 'current', 'docs'],
  [
    'versioned_docs/version-1.5/components/alerts/index.mdx',
    '1.5',
    'versioned_docs/version-1.5',
  ],
  [
    'i18n/fr-FR/docusaurus-plugin-content-docs/current/components/alerts/index.mdx',
    'current',
    'docs',
  ],
  [
    'i18n/fr-FR/docusaurus-plugin-content-docs/version-2.7/components/alerts/index.mdx',
    '2.7',
    'versioned_docs/version-2.7',
  ],
])('%s belongs to %s', (file, version, root) => {
  expect(locate('/site', `/site/${file}`)).toEqual({
    version,
    root,
    file: 'components/alerts/index.mdx',
  });
});

test('a full-page demo runs what docs/ documents', () => {
  expect(locate('/site', '/site/examples/layouts/dark.vue')).toEqual({
    version: 'current',
    root: 'examples',
    file: 'layouts/dark.vue',
  });
});

test('other files belong to no version', () => {
  expect(locate('/site', '/site/src/pages/index.mdx')).toBeUndefined();
  expect(locate('/site', '/elsewhere/docs/a.mdx')).toBeUndefined();
});
