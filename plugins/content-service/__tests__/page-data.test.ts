import {notification} from '../__fixtures__/service';
import {newestExcerpts, presentEntries} from '../page-data';
import type {Kind} from '../source/sources';

const addresses = {
  baseUrl: '/en/',
  imagesBase: '/en/img/content/',
  ref: 'docs.example.com',
};

function present(kind: Exclude<Kind, 'releases'>, entries: readonly unknown[]) {
  const problems: string[] = [];
  const items = presentEntries(kind, entries, addresses, (problem) =>
    problems.push(problem),
  );
  return {items, problems};
}

const ad = (metadata: object) => ({title: 'Ad', metadata});

test('a notification, with the defaults of what is missing', () => {
  const bare = {
    slug: 'bare',
    title: 'Bare',
    created_at: '2026-01-31T12:00:00Z',
    metadata: {text: 'Text', color: 'red darken-2', action: 'javascript:x'},
  };
  const {items} = present('notifications', [notification('one'), bare]);
  expect(items).toEqual([
    {
      slug: 'one',
      title: 'About one',
      createdAt: '2026-01-31T12:00:00.000Z',
      html: '<p>It is <em>out</em>.</p>',
      emoji: '🎉',
      color: 'info',
      actionText: 'Read',
      href: '/components/alerts/',
    },
    {
      slug: 'bare',
      title: 'Bare',
      createdAt: '2026-01-31T12:00:00Z',
      html: '<p>Text</p>',
      color: 'success',
      actionText: '',
    },
  ]);
});

test('no more than five notifications', () => {
  const many = Array.from({length: 9}, (_, index) => notification(`n${index}`));
  expect(present('notifications', many).items).toHaveLength(5);
});

test('bad entries are named and cost the others nothing', () => {
  const hostile = JSON.parse(
    '{"__proto__": {"polluted": true}, "slug": "x", "metadata": {"__proto__": {"polluted": true}}}',
  ) as unknown;
  const {items, problems} = present('notifications', [
    null,
    'text',
    hostile,
    {...notification('late'), created_at: 'yesterday'},
    notification('good'),
  ]);
  expect(items).toMatchObject([{slug: 'good'}]);
  expect(problems).toHaveLength(4);
  expect(problems[2]).toMatch(/^entry 2, "title": /);
  expect(problems[3]).toMatch(/^entry 3, "created_at": expected a date/);
  expect(({} as {polluted?: boolean}).polluted).toBeUndefined();
});

test('ads: ref query for others, paths of the site as they are', () => {
  const {items} = present('ads', [
    ad({url: 'https://example.com/a?b=1', src: 'a.svg', description: 'One'}),
    ad({url: '/themes/', src: 'https://example.com/a.png', description: 'Two'}),
    ad({url: 'javascript:alert(1)', description: 'Three'}),
  ]);
  expect(items).toEqual([
    {
      title: 'Ad',
      description: 'One',
      href: 'https://example.com/a?b=1&ref=docs.example.com',
      src: '/en/img/content/a.svg',
    },
    {
      title: 'Ad',
      description: 'Two',
      href: '/themes/',
      src: 'https://example.com/a.png',
    },
  ]);
});

test('sponsors: tier, logos and a safe link', () => {
  const {items, problems} = present('sponsors', [
    {
      title: 'Title',
      metadata: {
        tier: '2',
        name: 'Name',
        href: 'https://example.com',
        lightlogo: 'logo.svg',
        darklogo: null,
        status: true,
      },
    },
    {title: 'Another', metadata: {tier: 7}},
  ]);
  expect(items).toEqual([
    {
      name: 'Name',
      tier: 2,
      href: 'https://example.com',
      lightLogo: '/en/img/content/logo.svg',
    },
  ]);
  expect(problems).toEqual([
    'entry 1, "metadata.tier": expected a tier from 1 (Premiere) to 6 (Service)',
  ]);
});

test('the newest releases that say something, in a few words', () => {
  const words = 'word '.repeat(60);
  expect(
    newestExcerpts([
      {name: 'v5', body: '[Notes](https://example.com)', published_at: null},
      {name: 'v4', body: 7},
      {
        name: 'v3',
        published_at: '2024-01-02T03:04:05Z',
        body: '## Fixes\n\n- **VBtn**: no `x`\n- two [link](https://a.io).\n\n```js\nx\n```',
      },
      {name: 'v2', body: `# Top\n\n${words}`},
      {name: 'v1', body: '<script>alert(1)</script>'},
      {name: 'v0', body: '&lt;b>'},
      {name: 'v-1', body: 'old'},
    ]),
  ).toEqual([
    {
      name: 'v3',
      publishedAt: '2024-01-02T03:04:05Z',
      excerpt: 'Fixes · VBtn: no x · two link.',
    },
    {
      name: 'v2',
      excerpt: expect.stringMatching(
        /^Top · word(?: word)+…$/,
      ) as unknown as string,
    },
    {name: 'v0', excerpt: '<b>'},
  ]);
});

test.each([
  ['3 hours ago', true],
  ['1 day ago', true],
  ['6 days ago', true],
  ['1 week ago', false],
  ['2 months ago', false],
])('jobs: published %s is new: %s', (ago, isNew) => {
  const {items} = present('jobs', [
    {
      id: 12,
      title: 'Developer',
      location: 'Remote',
      description: 'Text',
      type: 'Full time',
      url: 'https://example.com/jobs/12',
      published_at: {for_humans: ago},
      company: {name: 'Company', avatar: 'https://example.com/a.png'},
    },
  ]);
  expect(items).toEqual([
    expect.objectContaining({
      id: '12',
      href: 'https://example.com/jobs/12?ref=docs.example.com',
      via: 'VueJobs',
      isNew,
      company: {name: 'Company', avatar: 'https://example.com/a.png'},
    }),
  ]);
});

const theme = {
  title: 'Kiosk',
  description: 'For shops',
  free: false,
  url: 'https://example.com/kiosk?plan=one',
};

test('a theme with demos by address or by name and address', () => {
  const {items, problems} = present('themes', [
    {
      ...theme,
      src: 'themes/kiosk.svg',
      query: 'plan=team&from=docs',
      demoUrl: [
        'https://example.com/demo',
        ['Dark', 'https://example.com/dark'],
        ['Broken', 'javascript:x'],
      ],
    },
    {...theme, url: '/getting-started/', query: 'a=b', sample: true},
  ]);
  expect(problems).toEqual([]);
  expect(items).toEqual([
    {
      title: 'Kiosk',
      description: 'For shops',
      src: '/en/img/content/themes/kiosk.svg',
      free: false,
      sample: false,
      href: 'https://example.com/kiosk?plan=team&from=docs',
      demos: [
        {href: 'https://example.com/demo'},
        {name: 'Dark', href: 'https://example.com/dark'},
      ],
    },
    {
      title: 'Kiosk',
      description: 'For shops',
      free: false,
      sample: true,
      href: '/getting-started/',
      demos: [],
    },
  ]);
});

test('a theme that is not one is named, one that leads nowhere left out', () => {
  const {items, problems} = present('themes', [
    {...theme, free: 'yes'},
    {...theme, demoUrl: [['Dark']]},
    {...theme, url: 'javascript:x'},
  ]);
  expect(items).toEqual([]);
  expect(problems).toEqual([
    expect.stringContaining('entry 0, "free"'),
    expect.stringContaining('entry 1, "demoUrl'),
  ]);
});
