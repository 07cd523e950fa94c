import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test, type Page} from '@playwright/test';

const root = path.join(__dirname, '../..');
const fixtures = path.join(root, 'plugins/live-examples/__fixtures__/corpus');
const files = fs
  .readdirSync(fixtures, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.vue'))
  .sort();

/** Where the bundle of the corpus is served. */
const baseUrl = '/corpus/';

interface Mounted {
  update(state: object): void;
  destroy(): void;
}

/** What the bundle gives the page, as this test calls it. */
interface CorpusWindow {
  readonly corpus: {
    readonly examples: Readonly<Record<string, object>>;
    mountExample(
      element: Element,
      example: object,
      options: object,
    ): Promise<Mounted>;
    compileAndMount(
      element: Element,
      example: object,
      source: string,
      options: object,
    ): Promise<Mounted>;
  };
  mounted: Mounted;
  problems: string[];
}

let outDir: string;
/** One page for all: the frameworks load once, and each must clean up. */
let page: Page;
/** What the browser reported since a component was mounted. */
let reported: string[];

// In one worker, one after the other.
test.describe.configure({mode: 'default'});

test.beforeAll(async ({browser}) => {
  test.setTimeout(180_000);
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'corpus-'));
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      'tsx',
      'plugins/live-examples/__tests__/bundle-corpus.ts',
      outDir,
      baseUrl,
    ],
    {cwd: root},
  );
  expect(JSON.parse(stdout), 'errors of the bundle').toEqual([]);
  page = await browser.newPage();
});

test.beforeAll(async () => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('[Vue warn]')) {
      reported.push(message.text());
    }
  });
  page.on('pageerror', (error) => reported.push(String(error)));
  await page.route(`**${baseUrl}**`, (route) => {
    const {pathname} = new URL(route.request().url());
    return pathname === baseUrl
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Corpus</title><link rel="icon" href="data:,"><div id="host"></div><script src="${baseUrl}main.js"></script></html>`,
        })
      : route.fulfill({
          path: path.join(outDir, 'site', pathname.slice(baseUrl.length)),
        });
  });
  await page.goto(new URL(baseUrl, process.env.E2E_ORIGIN).href);
});

test.afterAll(async () => {
  await page.close();
  fs.rmSync(outDir, {recursive: true});
});

/** `<!-- name: value -->` in a file. */
function markOf(source: string, name: string): string | undefined {
  return new RegExp(`^<!-- ${name}: (.+) -->$`, 'm').exec(source)?.[1];
}

/** Mounts a component as the build compiled it, or as code that was typed. */
async function mount(file: string, source: string | undefined): Promise<void> {
  await page.evaluate(
    async ({name, code}) => {
      const here = window as unknown as CorpusWindow;
      const {corpus} = here;
      const host = document.querySelector('#host')!;
      const example = corpus.examples[name]!;
      here.problems = [];
      const options = {
        dark: false,
        rtl: false,
        onError: (error: unknown) => here.problems.push(String(error)),
      };
      here.mounted = await (code === undefined
        ? corpus.mountExample(host, example, options)
        : corpus.compileAndMount(host, example, code, options));
    },
    {name: file, code: source},
  );
}

/** What the component shows; fields show text that is their value. */
const shown = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('.vue-sandbox')]
      .flatMap((sandbox) => [
        sandbox.textContent,
        ...[...sandbox.querySelectorAll('input')].map(({value}) => value),
      ])
      .join(' ')
      .replace(/\s+/g, ' '),
  );

for (const file of files) {
  const source = fs.readFileSync(path.join(fixtures, file), 'utf8');
  const expected = markOf(source, 'expect');
  const pressed = markOf(source, 'click');

  for (const code of [undefined, source]) {
    const how = code === undefined ? '' : ' when it is edited';
    test(`${file} shows “${expected}”${how}`, async () => {
      expect(expected).toBeTruthy();
      reported = [];
      await mount(file, code);
      if (pressed) {
        await page
          .locator('.vue-sandbox')
          .locator(pressed)
          .first()
          .click({timeout: 5000});
      }
      await expect.poll(shown).toContain(expected);
      const left = await page.evaluate(async () => {
        const here = window as unknown as CorpusWindow;
        here.mounted.update({dark: true, rtl: true});
        await new Promise((resolve) => setTimeout(resolve, 50));
        here.mounted.destroy();
        return {
          problems: here.problems,
          hosts: document.querySelectorAll('.vue-sandbox-overlays').length,
          sandboxes: document.querySelectorAll('.vue-sandbox').length,
          sheets: document.adoptedStyleSheets.length,
        };
      });
      expect(left).toEqual({problems: [], hosts: 0, sandboxes: 0, sheets: 0});
      expect(reported).toEqual([]);
    });
  }
}
