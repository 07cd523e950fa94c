import {resolveUpNext} from '../upNext';

const pages = ['components/alerts', 'getting-started/quick-start'].map(
  (reference) => ({
    slug: `/${reference}/`,
    permalink: `/fr-FR/next/${reference}/`,
    title: `Title of ${reference}`,
    description: `About ${reference}.`,
  }),
);

it('gives address, texts and section of each page, in order', () => {
  expect(
    resolveUpNext(
      ['getting-started/quick-start', 'components/alerts'],
      pages,
      () => 'docs/a.mdx:3',
    ),
  ).toEqual([
    {
      permalink: '/fr-FR/next/getting-started/quick-start/',
      title: 'Title of getting-started/quick-start',
      description: 'About getting-started/quick-start.',
      section: 'getting-started',
    },
    {
      permalink: '/fr-FR/next/components/alerts/',
      title: 'Title of components/alerts',
      description: 'About components/alerts.',
      section: 'components',
    },
  ]);
});

it('names the place and the nearest page for an unknown one', () => {
  expect(() =>
    resolveUpNext(
      ['components/alerts', 'components/alert'],
      pages,
      (index) => `docs/a.mdx:${10 + index}`,
    ),
  ).toThrow(
    'docs/a.mdx:11: up_next points at "components/alert", which is no page of this version; did you mean "components/alerts"?',
  );
});
