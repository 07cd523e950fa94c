import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {nearestPage} from '../nearestPage';

const doc = (path: string) =>
  ({
    id: `${path}/index`,
    slug: `/${path}/`,
    permalink: `/en/${path}/`,
    title: path.toUpperCase(),
  }) as DocMetadata;

const last = {
  docs: [
    'components/carousels',
    'components/cards',
    'directives/scrolling',
    'styles/elevation',
    'components/grids',
    'getting-started/guide',
  ].map(doc),
} as unknown as LoadedVersion;

test.each([
  ['components/carousels', undefined],
  ['components/carousel', 'components/carousels'],
  ['components/card', 'components/cards'],
  ['components/guide-lines', undefined],
  // In another namespace, with almost the same name.
  ['styles/scrolling', 'directives/scrolling'],
  ['getting-started/grid', 'components/grids'],
  ['styles/elevations', 'styles/elevation'],
  ['components/elevated', undefined],
  ['components/parallax', undefined],
])('%s leads to %s', (asked, expected) => {
  expect(nearestPage(doc(asked), last)).toEqual(
    expected && {
      permalink: `/en/${expected}/`,
      title: expected.toUpperCase(),
    },
  );
});
