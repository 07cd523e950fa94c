import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {createRenderers} from '../create';

const version = {
  path: '/fr/1.5',
  docs: [{slug: '/styles/colors/', permalink: '/fr/1.5/styles/colors/'}],
} as unknown as LoadedVersion;

const render = createRenderers()(version, ['v-alert'], {
  texts: new Set(['In English.', '- One\n- Two']),
  language: 'en',
});

it('leads links to pages and API pages of the version, or nowhere', () => {
  expect(render('[a](/styles/colors#red)')).toBe(
    '<a href="/fr/1.5/styles/colors/#red">a</a>',
  );
  expect(render('[b](/api/v-alert)')).toBe(
    '<a href="/fr/1.5/api/v-alert/">b</a>',
  );
  expect(render('See [c](/api/v-none) and [d](/styles/flex).')).toBe(
    'See c and d.',
  );
});

it('marks texts that are in another language than the page', () => {
  expect(render('In English.')).toBe('<span lang="en">In English.</span>');
  expect(render('- One\n- Two')).toMatch(/^<div lang="en"><ul>[\s\S]*<\/div>$/);
  expect(render('En français.')).toBe('En français.');
});

it('renders anew when a link leads elsewhere, and only then', () => {
  const renderers = createRenderers();
  const first = renderers(version, ['v-alert']);
  expect(renderers({...version}, ['v-alert'])).toBe(first);
  expect(first('[a](/styles/colors)')).toContain('/fr/1.5/styles/colors/');
  const moved = {
    ...version,
    docs: [{slug: '/styles/colors/', permalink: '/fr/1.5/moved/'}],
  } as unknown as LoadedVersion;
  expect(renderers(moved, ['v-alert'])('[a](/styles/colors)')).toContain(
    '/fr/1.5/moved/',
  );
});
