import {
  emptyIndex,
  needed,
  newestFirst,
  type PageIndex,
  parseIndex,
  withinLimits,
  withoutPage,
} from '../worker/index-of-pages';

const page = (visited: number, ...files: string[]) => ({
  title: 'A page',
  visited,
  files,
  examples: false,
});

const index: PageIndex = {
  ...emptyIndex,
  fixed: ['/offline/'],
  pages: {
    '/old/': page(1, '/shared.js', '/old.js'),
    '/new/': page(3, '/shared.js', '/new.js'),
    '/middle/': page(2, '/shared.js'),
  },
  sizes: {
    '/old/': 10,
    '/new/': 10,
    '/middle/': 10,
    '/shared.js': 100,
    '/old.js': 50,
    '/new.js': 50,
  },
};

const pagesOf = (kept: PageIndex) => newestFirst(kept).map(([path]) => path);

it('needs pages, their files and what is fixed', () => {
  expect([...needed(index)].sort()).toEqual(
    [...Object.keys(index.sizes), '/offline/'].sort(),
  );
});

it('forgets a page with what no other needs', () => {
  const rest = withoutPage(index, '/old/');
  expect(pagesOf(rest)).toEqual(['/new/', '/middle/']);
  expect(Object.keys(rest.sizes)).toEqual([
    '/new/',
    '/middle/',
    '/shared.js',
    '/new.js',
  ]);
});

describe('withinLimits', () => {
  const roomy = {pages: 10, bytes: 1000};

  it('changes nothing where there is room', () => {
    expect(withinLimits(index, '/new/', roomy)).toBe(index);
  });

  it.each([
    ['pages', {...roomy, pages: 2}, ['/new/', '/middle/']],
    ['bytes', {...roomy, bytes: 200}, ['/new/', '/middle/']],
    ['neither', {pages: 1, bytes: 0}, ['/new/']],
  ])('drops the oldest first when %s are too many', (_what, most, rest) => {
    expect(pagesOf(withinLimits(index, '/new/', most))).toEqual(rest);
  });

  it('never drops the page that is shown', () => {
    expect(pagesOf(withinLimits(index, '/old/', {...roomy, pages: 1}))).toEqual(
      ['/old/'],
    );
  });
});

it('reads a stored index', () => {
  const stored = {...index, pending: [['/later/', 4]]};
  expect(parseIndex(JSON.stringify(stored))).toEqual(stored);
});

it.each([
  ['is no JSON', '<!doctype html>'],
  ['is something else', '[]'],
  ['lacks a field', JSON.stringify({...index, sizes: undefined})],
  [
    'holds a page as another build would write it',
    JSON.stringify({...index, pages: {'/old/': {title: 'A page'}}}),
  ],
])('forgets what a stored index names that %s', (_, text) => {
  expect(parseIndex(text)).toEqual(emptyIndex);
});
