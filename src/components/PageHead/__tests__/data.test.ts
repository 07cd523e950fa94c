import {breadcrumbList, techArticle} from '../data';

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
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'UI components',
        item: 'https://docs.example/en/components/',
      },
      {'@type': 'ListItem', position: 2, name: 'Alerts', item: article.url},
    ],
  });
});

test('an article says what it is part of, and when it was changed if known', () => {
  expect(techArticle(article)).not.toHaveProperty('dateModified');
  expect(
    techArticle({...article, modified: 0, image: `${article.url}card.png`}),
  ).toMatchObject({
    image: `${article.url}card.png`,
    headline: 'Alerts',
    mainEntityOfPage: article.url,
    dateModified: '1970-01-01T00:00:00.000Z',
    isPartOf: {name: 'Vuetify'},
  });
});
