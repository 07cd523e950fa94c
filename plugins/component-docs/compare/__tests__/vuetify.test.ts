import path from 'node:path';
import {readHistory} from '../../history/schema';
import {readFrozen} from '../../metadata/frozen';
import {readComponentPages} from '../../pages/componentPages';
import {tagsOf} from '../../section/data';
import {ReleaseComparer} from '../releases';
import {compareData, compareSource} from '../source';

const siteDir = path.resolve(__dirname, '../../../..');
const history = readHistory(siteDir, 'data/api-history.json');
const pages = readComponentPages(siteDir, 'data/component-pages.yaml');
const [today, old] = [readFrozen(siteDir, '2.7'), readFrozen(siteDir, '1.5')];
const source = compareSource(
  history,
  [
    {base: '/api/', metadata: today},
    {base: '/1.5/api/', metadata: old},
  ],
  Object.values(pages.internal).flat(),
  (markdown) => markdown,
);
const comparer = new ReleaseComparer(source);
const {comparison, minors} = compareData(source, comparer, '2.7');
const {entries} = comparison;

it('compares 2.7 with 1.5, of fourteen minors', () => {
  expect(comparison).toMatchObject({from: '1.5', to: '2.7'});
  expect(minors).toHaveLength(14);
});

it('accounts for every documented component of either release', () => {
  const [before, after] = [tagsOf(old), tagsOf(today)];
  const internal = Object.values(pages.internal).flat();
  const of = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).map(({tag}) => tag);
  expect(of('added').sort()).toEqual(
    after.filter((tag) => !before.includes(tag)).sort(),
  );
  expect(of('removed').sort()).toEqual(
    before
      .filter((tag) => !after.includes(tag) && !internal.includes(tag))
      .sort(),
  );
  expect(of('deprecated')).toEqual(['v-content', 'v-flex', 'v-layout']);
});

it('finds every difference in the props that both docs show', () => {
  for (const component of old.components) {
    const later = today.components.find(({tag}) => tag === component.tag);
    const entry = entries.find(({tag}) => tag === component.tag);
    const gone = component.props
      .map(({name}) => name)
      .filter((name) => later?.props.every((prop) => prop.name !== name));
    expect(
      entry?.items
        .filter(({group, kind}) => group === 'props' && kind === 'removed')
        .map(({name}) => name) ?? [],
    ).toEqual(gone.sort());
  }
});

it('says what to use instead of almost all that is gone', () => {
  const gone = entries.flatMap(({kind, items, tag, instead}) => [
    ...(kind === 'removed' ? [{name: tag, instead}] : []),
    ...items.filter((item) => item.kind === 'removed'),
  ]);
  const answered = gone.filter(({instead}) => instead !== undefined);
  expect(answered.length / gone.length).toBeGreaterThan(0.6);
});

it('compares any two minors without an item that leads nowhere', () => {
  const known = new Set([...tagsOf(today), ...tagsOf(old)]);
  minors.forEach((from, index) => {
    for (const to of minors.slice(index + 1)) {
      for (const {tag, kind, items, pages: found} of comparer.compare(from, to)
        .entries) {
        expect(found.length > 0).toBe(known.has(tag));
        expect(kind !== 'changed' || items.length > 0).toBe(true);
      }
    }
  });
});

it('is small enough for a page', () => {
  expect(JSON.stringify(comparison).length).toBeLessThan(250_000);
});

it('compares with a release whose pages are not built, and links to none of them', () => {
  const alone = compareSource(
    history,
    [{base: '/api/', metadata: today}, {metadata: old}],
    Object.values(pages.internal).flat(),
    (markdown) => markdown,
  );
  const withoutOld = compareData(alone, new ReleaseComparer(alone), '2.7');
  const itemsOf = (list: typeof entries) =>
    list.flatMap(({tag, kind, items}) => [
      `${tag} ${kind}`,
      ...items.map(({name, kind: what}) => `${tag} ${name} ${what}`),
    ]);
  expect(itemsOf(withoutOld.comparison.entries)).toEqual(itemsOf(entries));
  const links = [
    ...JSON.stringify(withoutOld).matchAll(/"href":"([^"]*)"/g),
  ].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((href) => !href.startsWith('/api/v-'))).toEqual([]);
});
