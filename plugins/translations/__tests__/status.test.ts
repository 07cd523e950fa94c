// cspell:ignore mesage
import path from 'node:path';
import {formatStatus} from '../commands/status';
import {isPublished, readPublished, writePublished} from '../published';
import {localeStatus, readViews} from '../status';
import {createFixture, type Fixture, french, messages} from './fixture';

let site: Fixture;
beforeEach(() => {
  site = createFixture();
});
afterEach(() => site.remove());

const statusOf = (locale: string, views?: ReadonlyMap<string, number>) =>
  localeStatus(site, messages, locale, {views});

it('counts pages, strings and the API of the current release by state', () => {
  expect(statusOf('fr-FR')).toMatchObject({
    version: '1.0',
    pages: {
      translated: {count: 1, words: 12},
      stale: {count: 1, words: 13},
      missing: {count: 2, words: 24},
      total: {count: 4, words: 49},
    },
    strings: {
      translated: {count: 1, words: 3},
      stale: {count: 1, words: 4},
      missing: {count: 1, words: 1},
      total: {count: 3, words: 8},
    },
    api: {translated: {count: 1, words: 2}, total: {count: 1, words: 2}},
    complete: 15 / 57,
  });
});

it('a language without any file misses everything', () => {
  expect(statusOf('ru-RU')).toMatchObject({
    pages: {translated: {count: 0}, missing: {count: 4}},
    strings: {missing: {count: 3}},
    complete: 0,
  });
});

it('a page whose English text changed is stale', () => {
  site.write(
    'versioned_docs/version-1.0/introduction/guide/index.mdx',
    '---\ntitle: Guide\n---\n\nAnother text.\n',
  );
  expect(statusOf('fr-FR').pages).toMatchObject({
    translated: {count: 0},
    stale: {count: 2},
  });
});

it('lists what to do by the order of the sidebar, begun pages first', () => {
  expect(statusOf('ru-RU').next.map(({page}) => page)).toEqual([
    'introduction/guide',
    'components/alerts',
    'components/buttons',
    'components/chips',
  ]);
  expect(statusOf('fr-FR').next.map(({page, state}) => [page, state])).toEqual([
    ['components/alerts', 'stale'],
    ['components/buttons', 'missing'],
    ['components/chips', 'missing'],
  ]);
});

it('lists what to do by views where they are given', () => {
  site.write(
    'views.json',
    '{"/en/components/chips/": 7, "/ru-RU/components/chips/": 5, "components/alerts": 10}',
  );
  const views = readViews(path.join(site.siteDir, 'views.json'), [
    'en',
    'ru-RU',
  ]);
  expect(statusOf('ru-RU', views).next.map(({page}) => page)).toEqual([
    'components/chips',
    'components/alerts',
    'introduction/guide',
    'components/buttons',
  ]);
});

it('says which views are wrong', () => {
  site.write('views.json', '{"components/chips": "many"}');
  const file = path.join(site.siteDir, 'views.json');
  expect(() => readViews(file, [])).toThrow(/views\.json[^]*components\/chips/);
});

it('names file and key of a broken translation', () => {
  site.write('i18n/fr-FR/code.json', '{"site.copy": {"mesage": "Copier"}}');
  expect(() => statusOf('fr-FR')).toThrow(
    /i18n\/fr-FR\/code\.json: key "site\.copy", field "message"/,
  );
  site.write('i18n/fr-FR/code.json', '{');
  expect(() => statusOf('fr-FR')).toThrow(/i18n\/fr-FR\/code\.json is no JSON/);
});

it('names file and field of a hash that was changed by hand', () => {
  const file = `${french('version-1.0')}/introduction/guide/index.mdx`;
  site.write(
    file,
    site.read(file).replace(/source_hash: .*/, 'source_hash: 1'),
  );
  expect(() => statusOf('fr-FR')).toThrow(
    `${file}: front matter field "source_hash"`,
  );
});

it('prints words, percents and what to do next', () => {
  const lines = formatStatus([statusOf('fr-FR')], () => true).join('\n');
  expect(lines).toContain('fr-FR: 26.3 % complete (version 1.0), published');
  expect(lines).toMatch(/pages +24\.5 % +translated 1 \(12 words\), stale 1/);
  expect(lines).toContain('do next: npm run i18n:start -- fr-FR strings');
  expect(lines).toContain('do next: components/buttons, begun, 12 words');
});

describe('the published languages', () => {
  const none = {published: [], withdrawn: []};

  it('are those of which more than 15 percent is complete', () => {
    expect(isPublished({locale: 'fr-FR', complete: 0.15}, none)).toBe(false);
    expect(isPublished({locale: 'fr-FR', complete: 0.151}, none)).toBe(true);
  });

  it('stay until a maintainer withdraws them', () => {
    writePublished(site.siteDir, {
      published: ['ru-RU', 'fr-FR', 'ru-RU'],
      withdrawn: [],
    });
    const list = readPublished(site.siteDir);
    expect(list.published).toEqual(['fr-FR', 'ru-RU']);
    expect(isPublished(statusOf('ru-RU'), list)).toBe(true);
    expect(
      isPublished(
        {locale: 'ru-RU', complete: 0.9},
        {...list, withdrawn: ['ru-RU']},
      ),
    ).toBe(false);
  });

  it('come from a list that says what is wrong in it', () => {
    site.write('data/published-locales.json', '{"published": "all"}');
    expect(() => readPublished(site.siteDir)).toThrow(
      /data\/published-locales\.json[^]*published/,
    );
  });
});
