import * as z from 'zod';
import {breadcrumbList, techArticle} from '../data';

const address = z.url({protocol: /^https$/});
const context = z.literal('https://schema.org');

/** What search engines want of breadcrumbs. */
const breadcrumbSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: z.string().min(1),
        item: address,
      }),
    )
    .min(1),
});

/** And of an article. */
const articleSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('TechArticle'),
  headline: z.string().min(1),
  description: z.string().min(1),
  url: address,
  mainEntityOfPage: address,
  inLanguage: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/),
  version: z.string().min(1),
  isPartOf: z.strictObject({
    '@type': z.literal('WebSite'),
    name: z.string().min(1),
    url: address,
  }),
  image: address.optional(),
  dateModified: z.iso.datetime().optional(),
});

const article = {
  title: 'Alerts',
  description: 'What happened.',
  url: 'https://docs.example/en/components/alerts/',
  language: 'en',
  version: '2.7',
  site: {name: 'Vuetify', url: 'https://docs.example/en/'},
};

test('breadcrumbs are numbered from the namespace to the page', () => {
  const data = breadcrumbList([
    {name: 'UI components', url: 'https://docs.example/en/components/'},
    {name: 'Alerts', url: article.url},
  ]);
  expect(breadcrumbSchema.parse(data).itemListElement).toMatchObject([
    {position: 1, name: 'UI components'},
    {position: 2, name: 'Alerts', item: article.url},
  ]);
});

test('an article says what it is part of, and when it was changed if known', () => {
  expect(articleSchema.parse(techArticle(article))).not.toHaveProperty(
    'dateModified',
  );
  expect(
    articleSchema.parse(
      techArticle({...article, modified: 0, image: `${article.url}card.png`}),
    ),
  ).toMatchObject({
    image: `${article.url}card.png`,
    headline: 'Alerts',
    mainEntityOfPage: article.url,
    dateModified: '1970-01-01T00:00:00.000Z',
    isPartOf: {name: 'Vuetify'},
  });
});
