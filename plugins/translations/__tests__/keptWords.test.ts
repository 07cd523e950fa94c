import path from 'node:path';
import {openWords} from '../keptWords';
import {localeStatus} from '../status';
import {createFixture, type Fixture, messages} from './fixture';

const cache = 'node_modules/.cache/translations/words.json';
const guide = 'versioned_docs/version-1.0/introduction/guide/index.mdx';

let site: Fixture;
beforeEach(() => {
  site = createFixture();
});
afterEach(() => site.remove());

/** One build: the words of all pages, and of one that is not translated. */
function build() {
  const words = openWords(site.siteDir);
  const {pages, next} = localeStatus(
    site,
    messages,
    'ru-RU',
    {},
    undefined,
    words.countOf,
  );
  words.save();
  return {
    total: pages.total.words,
    guide: next.find(({page}) => page === 'introduction/guide')?.words,
  };
}

it('counts a page again when its text is another', () => {
  expect(build()).toEqual({total: 49, guide: 12});
  expect(build()).toEqual({total: 49, guide: 12});
  site.write(guide, '---\ntitle: Guide\n---\n\nThree more words.\n');
  expect(build()).toEqual({total: 41, guide: 4});
});

it('takes what a build before has counted', () => {
  build();
  const kept = JSON.parse(site.read(cache)) as {
    results: Record<string, {result: number}>;
  };
  expect(Object.keys(kept.results)).toHaveLength(4);
  const entry = kept.results[path.normalize(guide)];
  if (entry) {
    entry.result = 1000;
  }
  site.write(cache, JSON.stringify(kept));
  expect(build().guide).toBe(1000);
});
