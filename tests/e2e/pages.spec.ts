/**
 * Every page in a browser. What a page says before any script runs is checked
 * by file, of every page: markup.spec.ts. Each example runs in both themes in
 * live-examples/mounts.spec.ts. What is left to be seen here is a page come to
 * life: that it has no errors, that its examples run, that it is accessible to
 * axe, and that it is no wider than a phone.
 *
 * English pages of the release are visited, and those of `docs/` that differ;
 * of old versions and of translations a sample, the same in each run, as they
 * are made of the same parts. `npm run test:all` visits them all.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expectAccessible} from './harness/axe';
import {takeScreenshots} from './harness/screenshots';
import {scrollThrough} from './harness/scroll';
import {
  type BuiltPage,
  locales,
  readPages,
  release,
  sourceOf,
} from './harness/site';
import {expect, test} from './harness/test';
import {test as visiting} from './harness/visitor';

/** Pages that every locale and version is looked at with. */
const sampled = new Set([
  '',
  'introduction/why-vuetify/',
  'components/alerts/',
]);

/** Generated pages are all alike: a few stand for hundreds. */
const generated = ['api/v-data-table/', 'api/v-ripple/', 'api/v-layout/'];

/** Of so many old or translated pages, one is visited. */
const oneOf = process.env.E2E_ALL ? 1 : 5;

/** Everything that makes a page: its text, its examples, its playground. */
function readRoom(folder: string): string {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => path.relative(folder, file) + fs.readFileSync(file, 'utf8'))
    .join('\n');
}

/** Whether a page of a version is the same, word for word, in the release. */
function isRepeated(page: BuiltPage): boolean {
  const room = sourceOf(page);
  const released = sourceOf({...page, version: release});
  return (
    page.version.name === 'current' &&
    [room, released].every((folder) => fs.existsSync(folder)) &&
    readRoom(room) === readRoom(released)
  );
}

/** Chosen by its address alone, so that runs are alike. */
const isInSample = ({pathname}: BuiltPage) =>
  createHash('sha256').update(pathname).digest().readUInt32BE() % oneOf === 0;

function isVisited(page: BuiltPage): boolean {
  const {locale, route, version} = page;
  if (sampled.has(route)) {
    return true;
  }
  if (route.startsWith('api/')) {
    return generated.includes(route);
  }
  if (locale !== 'en') {
    return (
      version === release && fs.existsSync(sourceOf(page)) && isInSample(page)
    );
  }
  return version === release || version.name === 'current'
    ? !isRepeated(page)
    : isInSample(page);
}

for (const locale of locales) {
  for (const page of readPages(locale).filter(isVisited)) {
    const {pathname, route, version} = page;

    visiting(`${pathname} is a sound page`, async ({visited}) => {
      await visited.goto(pathname);
      await expect(visited).toHaveURL(pathname);
      await expect(visited.locator('h1')).toHaveCount(1);
      await scrollThrough(visited);
      await expectAccessible(visited);

      await visited.setViewportSize({width: 390, height: 844});
      // Applications in the page follow a new width a moment later.
      await expect
        .poll(
          () =>
            visited.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            ),
          {message: 'px wider than a phone', intervals: [50]},
        )
        .toBeLessThanOrEqual(0);
    });

    if (sampled.has(route)) {
      test(`${pathname} has its picture taken`, async ({page: tab}) => {
        await tab.goto(pathname);
        await scrollThrough(tab);
        const name = [locale, version.label, route]
          .join('-')
          .replace(/\W+/g, '-')
          .replace(/-$/, '');
        await takeScreenshots(tab, name);
        await tab.emulateMedia({colorScheme: 'dark'});
        await expectAccessible(tab);
      });
    }
  }
}

// Each step of each visit would be recorded, which takes longer than the visit.
visiting.use({trace: 'off'});
