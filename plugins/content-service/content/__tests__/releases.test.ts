import {groupReleases, listReleases} from '../releases';

const release = (name: string, publishedAt?: string) => ({
  name,
  html: `<p>${name}</p>`,
  ...(publishedAt === undefined ? {} : {publishedAt}),
});

const namesOf = (...names: string[]) =>
  groupReleases(names.map((name) => release(name))).map(
    ({label, releases}) => `${label}: ${releases.map(({name}) => name).join()}`,
  );

test('a group for each documented major, newest first', () => {
  expect(namesOf('v1.5.9', 'v2.9.0', 'v1.5.24', 'v2.10.0', '2.10.1')).toEqual([
    'v2.x: 2.10.1,v2.10.0,v2.9.0',
    'v1.x: v1.5.24,v1.5.9',
  ]);
});

test('a release stands before its previews, which are counted', () => {
  expect(namesOf('v2.0.0-beta.9', 'v2.0.0', 'v2.0.0-beta.10')).toEqual([
    'v2.x: v2.0.0,v2.0.0-beta.10,v2.0.0-beta.9',
  ]);
});

test('a name may say more than the version', () => {
  expect(namesOf('Release v2.6.0', 'v2.7.0 for tables')).toEqual([
    'v2.x: v2.7.0 for tables,Release v2.6.0',
  ]);
});

test('other majors and what is no version are left out', () => {
  expect(namesOf('v3.1.0', 'v0.17.7', 'Nightly', 'v2.7', '__proto__')).toEqual(
    [],
  );
});

test('dates decide where all are known', () => {
  const dated = [
    release('v2.7.0', '2023-07-05T00:00:00Z'),
    release('v2.6.16', '2023-08-01T00:00:00Z'),
  ];
  const first = (releases: typeof dated) =>
    groupReleases(releases)[0]?.releases[0]?.name;
  expect(first(dated)).toBe('v2.6.16');
  expect(first([release('v2.6.15'), ...dated])).toBe('v2.7.0');
});

test('the current release is the newest stable one, with its notes', () => {
  const groups = groupReleases([
    release('v2.8.0-beta.1'),
    release('v2.7.2'),
    release('v1.5.24'),
  ]);
  const list = listReleases(groups, true);
  expect(list.current).toEqual({name: 'v2.7.2', html: '<p>v2.7.2</p>'});
  expect(list.groups[0]?.releases).toEqual([
    {name: 'v2.8.0-beta.1'},
    {name: 'v2.7.2'},
  ]);
});

test('without releases there is no current one', () => {
  expect(listReleases([], false)).toEqual({sample: false, groups: []});
});
