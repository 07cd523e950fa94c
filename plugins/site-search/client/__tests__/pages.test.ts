import {packPages, type SearchPage, unpackPages} from '../pages';

const pages: SearchPage[] = [
  {
    path: 'components/buttons/',
    title: 'Buttons',
    description: 'Start actions.',
    keywords: ['v-btn'],
    headings: [{id: 'size', text: 'Size'}],
    items: [],
  },
  {
    path: 'api/v-btn/',
    title: 'v-btn',
    description: '',
    keywords: [],
    headings: [],
    items: [
      {id: 'api-v-btn-props-color', name: 'color', about: 'The color.'},
      {id: 'api-v-btn-sass-btn-sizes', name: '$btn-sizes', about: '(…)'},
    ],
  },
  {
    path: 'api/v-card/',
    title: 'v-card',
    description: '',
    keywords: [],
    headings: [],
    // One item shares all of its id with itself.
    items: [{id: 'api-v-card-props-color', name: 'color', about: 'The color.'}],
  },
  {
    path: 'api/vuetify-goto/',
    title: '$vuetify.goTo',
    description: '',
    keywords: [],
    headings: [],
    items: [{id: 'goto-duration', name: 'duration', about: 'In ms.'}],
  },
];

it('gives back what was packed', () => {
  expect(unpackPages(packPages(pages))).toEqual(pages);
});

it('has a text that components share once', () => {
  const {texts} = packPages(pages);
  expect(texts).toEqual(['The color.', '(…)', 'In ms.']);
});
