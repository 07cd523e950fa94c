import path from 'node:path';
import {readHistory} from '../../history/schema';
import {readFrozen} from '../../metadata/frozen';
import {breakingData} from '../breaking';
import {ReleaseComparer} from '../releases';
import {compareSource} from '../source';

const siteDir = path.resolve(__dirname, '../../../..');
const comparison = new ReleaseComparer(
  compareSource(
    readHistory(siteDir, 'data/api-history.json'),
    [
      {base: '/api/', metadata: readFrozen(siteDir, '2.7')},
      {base: '/1.5/api/', metadata: readFrozen(siteDir, '1.5')},
    ],
    [],
    (markdown) => markdown,
  ),
).compare('1.5', '2.7');
const {entries} = breakingData(comparison, {
  permalink: '/compare/',
  comparison,
});

it('holds everything that was removed, and nothing that came', () => {
  const removed = comparison.entries.flatMap(({tag, items}) =>
    items
      .filter(({kind}) => kind === 'removed')
      .map(({group, name}) => `${tag} ${group} ${name}`),
  );
  const shown = entries.flatMap(({tag, items}) =>
    items
      .filter(({kind}) => kind === 'removed')
      .map(({group, name}) => `${tag} ${group} ${name}`),
  );
  expect(removed.length).toBeGreaterThan(100);
  expect(shown).toEqual(removed);
  expect(entries.filter(({kind}) => kind === 'added')).toEqual([]);
  expect(
    entries.flatMap(({items}) => items).filter(({kind}) => kind === 'added'),
  ).toEqual([]);
});

it('says what takes the place of components and props', () => {
  const of = (tag: string) => entries.find((entry) => entry.tag === tag);
  expect(of('v-list-tile')).toMatchObject({
    kind: 'removed',
    instead: 'Use `v-list-item`.',
    href: '/compare/#v-list-tile',
  });
  expect(of('v-btn')?.items).toContainEqual({
    group: 'props',
    name: 'flat',
    kind: 'removed',
    instead: 'Use `text`.',
  });
  expect(of('v-btn')?.added).toBeGreaterThan(0);
  expect(of('v-chip')?.items).toContainEqual({
    group: 'model',
    name: 'v-model',
    kind: 'changed',
    before: ':value @input',
    after: ':input-value @input',
  });
});

it('leads to a comparison of these releases where others are compared', () => {
  const {entries: elsewhere} = breakingData(comparison, {
    permalink: '/compare/',
    comparison: {from: '2.6', to: '2.7'},
  });
  expect(elsewhere.find(({tag}) => tag === 'v-btn')?.href).toBe(
    '/compare/?from=1.5&to=2.7&q=v-btn',
  );
  const [first] = breakingData(comparison).entries;
  expect(first).not.toHaveProperty('href');
});
