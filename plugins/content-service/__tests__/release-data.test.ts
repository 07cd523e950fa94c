import path from 'node:path';
import {parseFeed} from '@rowanmanning/feed-parser';
import {releaseData} from '../release-data';
import {readEmbedded} from '../source/embedded';

const site = {
  title: 'Kit',
  url: 'https://docs.example.com',
  baseUrl: '/de-DE/',
  page: 'getting-started/releases/',
};
const addresses = {
  baseUrl: '/de-DE/',
  imagesBase: '/de-DE/img/content/',
  ref: 'docs.example.com',
};

function dataOf(entries: readonly unknown[]) {
  const problems: string[] = [];
  const data = releaseData(
    {sample: false, entries},
    site,
    addresses,
    (problem) => problems.push(problem),
  );
  return {...data, problems, parsed: parseFeed(data.feed)};
}

const entry = (name: string, rest: object = {}) => ({
  name,
  published_at: '2024-02-14T10:00:00Z',
  body: `Notes of **${name}**`,
  ...rest,
});

test('the page has the list and one release, the others come later', () => {
  const {list, notes} = dataOf([
    entry('v2.7.1', {published_at: null}),
    entry('v2.7.2', {published_at: null}),
  ]);
  expect(list).toEqual({
    sample: false,
    groups: [{label: 'v2.x', releases: [{name: 'v2.7.2'}, {name: 'v2.7.1'}]}],
    current: {
      name: 'v2.7.2',
      html: '<p>Notes of <strong>v2.7.2</strong></p>',
    },
  });
  expect(notes).toHaveProperty(
    ['v2.7.1'],
    '<p>Notes of <strong>v2.7.1</strong></p>',
  );
});

test('a bad entry is reported once and left out', () => {
  const {list, problems} = dataOf([{name: 7}, entry('v2.7.2')]);
  expect(problems).toEqual([expect.stringMatching(/^entry 0, "name": /)]);
  expect(list.groups[0]?.releases).toHaveLength(1);
});

test('the feed is RSS that a parser reads', () => {
  const {parsed} = dataOf([entry('v2.7.2'), entry('v2.7.1')]);
  expect(parsed.meta).toEqual({type: 'rss', version: '2.0'});
  expect(parsed.title).toBe('Kit releases');
  expect(parsed.description).toBe('New releases of Kit and their notes');
  expect(parsed.language).toBe('en');
  expect(parsed.url).toBe(
    'https://docs.example.com/de-DE/getting-started/releases/',
  );
  expect(parsed.self).toBe('https://docs.example.com/de-DE/releases.xml');
  expect(parsed.items.map(({title}) => title)).toEqual(['v2.7.2', 'v2.7.1']);
  expect(parsed.items[0]).toMatchObject({
    id: 'https://docs.example.com/de-DE/getting-started/releases/?release=v2.7.2',
    url: 'https://docs.example.com/de-DE/getting-started/releases/?release=v2.7.2',
    published: new Date('2024-02-14T10:00:00Z'),
    description: '<p>Notes of <strong>v2.7.2</strong></p>',
  });
});

test('the feed has no date where nobody knows it', () => {
  const {feed, parsed} = dataOf([entry('v2.7.2', {published_at: null})]);
  expect(feed).not.toContain('pubDate');
  expect(parsed.items[0]?.published).toBeNull();
});

test('links in the feed are whole, and its text cannot leave its element', () => {
  const body = 'See [alerts](/components/alerts/) & `]]></description>`';
  const {feed, parsed} = dataOf([entry('v2.7.2', {body})]);
  expect(parsed.items).toHaveLength(1);
  expect(parsed.items[0]?.description).toContain(
    'href="https://docs.example.com/de-DE/components/alerts/"',
  );
  expect(parsed.items[0]?.description).toContain(']]>');
  expect(feed.match(/<\/description>/g)).toHaveLength(2);
});

test('the feed ends after twenty releases', () => {
  const many = Array.from({length: 100}, (_, patch) => entry(`v2.7.${patch}`));
  const {parsed, notes} = dataOf(many);
  expect(parsed.items).toHaveLength(20);
  expect(Object.keys(notes)).toHaveLength(100);
});

test('a feed without releases is valid too', () => {
  expect(dataOf([]).parsed.items).toEqual([]);
});

test('the embedded releases make a feed of the documented majors', () => {
  const dir = path.join(__dirname, '../../../data/content');
  const {list, parsed, problems} = dataOf(readEmbedded(dir, 'releases'));
  expect(problems).toEqual([]);
  expect(list.groups.map(({label}) => label)).toEqual(['v2.x', 'v1.x']);
  expect(list.current?.name).toBe('v2.7.2');
  expect(parsed.items[0]?.title).toBe('v2.7.2');
});

test('date and notes may be missing', () => {
  const {list} = dataOf([{name: 'v2.7.2', published_at: null, body: null}]);
  expect(list.current).toEqual({name: 'v2.7.2', html: ''});
});
