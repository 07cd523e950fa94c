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
  ].map(doc),
} as unknown as LoadedVersion;

test.each([
  ['components/carousels', undefined],
  ['components/carousel', 'components/carousels'],
  ['components/card', 'components/cards'],
  // Another namespace is about something else.
  ['styles/scrolling', undefined],
  ['components/parallax', undefined],
])('%s leads to %s', (asked, expected) => {
  expect(nearestPage(doc(asked), last)).toEqual(
    expected && {
      permalink: `/en/${expected}/`,
      title: expected.toUpperCase(),
    },
  );
});
