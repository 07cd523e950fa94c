import fs from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import {readVersions} from '../../../config/versions';
import {findFrameworks} from '../../../plugins/live-examples/compiler/frameworks';
import {createStaticServer, listen} from '../../../scripts/lib/static-server';
import {bundlePlainPage} from './plain/bundle';
import {freeze} from './plain/freeze';
import {countDifferences} from './plain/pictures';
import {type SampledExample, sampleExamples} from './plain/sample';

const root = path.join(__dirname, '../../..');

/** How many pixels may differ. */
const allowed = 20;

/** Most examples of each framework; the time this takes stays the same. */
const most = 60;

// Two pages with a trace of each step would take twice the time.
test.use({trace: 'off'});

const frameworks = findFrameworks(root, readVersions(root)).map((framework) => {
  // `docs/` is the same framework as the release that is cut from it.
  const version = framework.docsVersions.find((name) => name !== 'current');
  return {framework, sample: sampleExamples(version ?? 'current', most)};
});

const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

const grounds: Readonly<Record<Theme, string>> = {
  light: '#fff',
  dark: '#121212',
};

/** The page's ground is not the example's. */
const groundOf = (theme: Theme, element: string) =>
  `${element}, :has(${element}) { background: ${grounds[theme]} !important; }`;

/**
 * What else the site's page shows would be seen through the last row of an
 * example that is 100.5 pixels high.
 */
const alone = `
  :where(body *:not([data-compared], [data-compared] *, .vue-sandbox-overlays, .vue-sandbox-overlays *)) { visibility: hidden; }
  [data-compared] { visibility: visible; }
`;

interface Pages {
  readonly site: Page;
  readonly plain: Page;
}

/** What the plain page has for us. */
interface PlainWindow {
  show(file: string, dark: boolean, style: string): Promise<void>;
}

/** Opens a page in a window of its own: a browser draws but one of each. */
async function openPage(browser: Browser, colorScheme: Theme): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width: 1440, height: 1600},
    reducedMotion: 'reduce',
    colorScheme,
  });
  context.setDefaultTimeout(10_000);
  await freeze(context);
  return context.newPage();
}

/** Waits for the fonts and pictures that an element needs. */
async function loaded(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    await document.fonts.ready;
    await Promise.all(
      [...node.querySelectorAll('img')].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
  });
}

/**
 * Shows an example on its page of the site and on the plain page, as wide and
 * at the same place of the window. At a place between two pixels, edges would
 * be drawn as the place happens to be.
 */
async function showBoth(
  {site, plain}: Pages,
  {name, file}: SampledExample,
  theme: Theme,
): Promise<readonly [own: Locator, expected: Locator]> {
  const sandbox = site.locator(`#example-${name} .vue-sandbox`);
  // Hidden as it is, which Playwright would wait to be over.
  await site.locator(`#example-${name}`).evaluate((card) => {
    card.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  await loaded(sandbox);
  const style = await sandbox.evaluate((element) => {
    for (const other of document.querySelectorAll('[data-compared]')) {
      other.removeAttribute('style');
      other.removeAttribute('data-compared');
    }
    element.setAttribute('data-compared', '');
    const {width} = element.getBoundingClientRect();
    const css = `position: fixed; z-index: 9999; left: 300px; top: 100px; width: ${width}px;`;
    (element as HTMLElement).style.cssText = css;
    return css;
  });
  await plain.evaluate(
    ({path, dark, css}) =>
      (window as unknown as PlainWindow).show(path, dark, css),
    {path: file, dark: theme === 'dark', css: style},
  );
  const expected = plain.locator('.example');
  await loaded(expected);
  return [sandbox, expected];
}

/**
 * Compares an example with itself on the plain page, and keeps the pictures
 * when they differ.
 */
async function compare(
  pages: Pages,
  example: SampledExample,
  theme: Theme,
): Promise<number> {
  const elements = await showBoth(pages, example, theme);
  for (let tries = 0; ; tries += 1) {
    const [own, expected] = await Promise.all(
      elements.map((element) => element.screenshot()),
    );
    const count = await countDifferences(pages.plain, own!, expected!);
    if (count <= allowed) {
      return count;
    }
    // A picture may take a moment more.
    if (tries === 4) {
      const name = `${example.name}-${theme}`;
      const info = test.info();
      fs.writeFileSync(info.outputPath(`${name}-own.png`), own!);
      fs.writeFileSync(info.outputPath(`${name}-expected.png`), expected!);
      return count;
    }
    await pages.site.waitForTimeout(200);
  }
}

for (const {framework, sample} of frameworks) {
  test.describe(framework.key, () => {
    let dir: string;
    let server: Server;
    let origin: string;

    test.beforeAll(async () => {
      dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-'));
      const site = await bundlePlainPage(
        framework,
        sample.map(({file}) => file),
        dir,
      );
      server = createStaticServer(site);
      origin = await listen(server, 0);
    });

    test.afterAll(() => {
      server.closeAllConnections();
      server.close();
      fs.rmSync(dir, {recursive: true});
    });

    test('examples look as they do on a plain Vue page', async ({browser}) => {
      test.setTimeout(200_000);
      const differences: [file: string, count: number][] = [];
      for (const [index, theme] of themes.entries()) {
        const pages = {
          site: await openPage(browser, theme),
          plain: await openPage(browser, theme),
        };
        await pages.plain.goto(origin);
        await pages.plain.addStyleTag({content: groundOf(theme, '.example')});
        // Every other example in the dark, those of a page together.
        const shown = sample
          .filter((_example, at) => at % 2 === index)
          .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
        let open = '';
        for (const example of shown) {
          if (example.pathname !== open) {
            open = example.pathname;
            await pages.site.goto(`${process.env.E2E_ORIGIN}${open}`);
            await pages.site.addStyleTag({
              content: groundOf(theme, '.vue-sandbox') + alone,
            });
          }
          const count = await compare(pages, example, theme);
          if (count > allowed) {
            differences.push([example.file, count]);
          }
        }
        await pages.site.context().close();
        await pages.plain.context().close();
      }
      expect(differences, 'pixels that differ, by example').toEqual([]);
    });
  });
}

test('the sample is large enough', () => {
  const all = frameworks.flatMap(({sample}) => sample);
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const {sample} of frameworks) {
    expect(sample.length).toBeGreaterThanOrEqual(20);
  }
});
