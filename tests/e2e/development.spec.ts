// cspell:ignore anglais Pourquoi plupart Presque toutes changé
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {copyRepository, sharePackages} from './harness/copy';

/*
 * The real `npm start` on a copy of the repository. It compiles two languages,
 * so only `npm run test:all` runs it.
 */
test.skip(!process.env.E2E_ALL, 'npm run test:all runs it');
test.describe.configure({mode: 'serial', timeout: 600_000});

let site: string;
let front: ChildProcess;
let origin: string;

const edit = (file: string, from: string, to: string) => {
  const name = path.join(site, file);
  const text = fs.readFileSync(name, 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(name, text.replace(from, to));
};

/** Commands that run in the copy, the test's own aside. */
function processesOfSite(): string[] {
  const {stdout} = spawnSync('ps', ['-eo', 'args'], {encoding: 'utf8'});
  return stdout.split('\n').filter((line) => line.includes(site));
}

test.beforeAll(async () => {
  site = copyRepository('development');
  sharePackages(site);
  front = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(site, 'scripts/start.ts'), '--port', '0'],
    {cwd: site, stdio: ['ignore', 'pipe', 'inherit']},
  );
  origin = await new Promise((resolve, reject) => {
    front.once('close', () => reject(new Error('npm start ended')));
    front.stdout?.on('data', (data: Buffer) => {
      const found = /All languages at (http:\S+?)\/,/.exec(data.toString());
      if (found?.[1]) {
        resolve(found[1]);
      }
    });
  });
});

test.afterAll(async () => {
  front.kill('SIGINT');
  await new Promise((resolve) => front.once('close', resolve));
  const left = processesOfSite();
  fs.rmSync(site, {recursive: true, force: true});
  expect(left).toEqual([]);
});

test('two languages behind one address, each with hot reload', async ({
  browser,
}) => {
  const context = await browser.newContext({locale: 'fr-FR'});
  const french = await context.newPage();
  const english = await context.newPage();

  // The root leads to the browser's language, which has to start first.
  await french.goto(`${origin}/introduction/why-vuetify/?from=root#browsers`);
  await expect(french.getByRole('status')).toBeVisible();
  await expect(
    french.getByRole('heading', {level: 1, name: 'Pourquoi Vuetify'}),
  ).toBeVisible({timeout: 300_000});
  expect(french.url()).toBe(
    `${origin}/fr-FR/introduction/why-vuetify/?from=root#browsers`,
  );

  // An alternate code of a language leads to it, without starting others.
  const russian = await context.request.get(`${origin}/ru/`, {
    failOnStatusCode: false,
  });
  expect(russian.status()).toBe(404);

  await english.goto(`${origin}/en/introduction/why-vuetify/`);
  await expect(
    english.getByRole('heading', {level: 1, name: 'Why Vuetify'}),
  ).toBeVisible({timeout: 300_000});

  // A worker of the built site, served at this address before, goes away.
  const worker = await context.request.get(`${origin}/en/offline-worker.js`);
  expect(await worker.text()).toContain('unregister()');

  // A mark that a reload would wipe away.
  for (const page of [french, english]) {
    await page.evaluate(() => {
      document.documentElement.dataset.mark = 'kept';
    });
  }
  edit(
    'i18n/fr-FR/docusaurus-plugin-content-docs/version-2.7/introduction/why-vuetify/index.mdx',
    'La plupart des interfaces',
    'Presque toutes les interfaces',
  );
  edit(
    'versioned_docs/version-2.7/introduction/why-vuetify/index.mdx',
    'Most interfaces',
    'Nearly all interfaces',
  );
  await expect(french.getByText('Presque toutes les interfaces')).toBeVisible({
    timeout: 60_000,
  });
  await expect(english.getByText('Nearly all interfaces')).toBeVisible({
    timeout: 60_000,
  });
  for (const page of [french, english]) {
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');
  }

  // The English page has changed since it was translated: the French one says so.
  const stale = french.getByText(/en anglais a changé/);
  await expect(stale).toBeVisible({timeout: 60_000});
  await expect(
    french.getByRole('link', {name: /Ce qui a changé/}),
  ).toHaveAttribute('href', /\/commits\/.*why-vuetify\/index\.mdx$/);

  // The menu changes the language as on the live site: page and query stay.
  await french
    .getByRole('link', {name: 'English', includeHidden: true})
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
    });
  await expect(
    french.getByRole('heading', {level: 1, name: 'Why Vuetify'}),
  ).toBeVisible({timeout: 60_000});
  expect(new URL(french.url()).pathname).toBe('/en/introduction/why-vuetify/');
  await context.close();
});

test('an example changes in the page, which keeps its state', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/en/components/alerts/`);
  const example = page.locator('.vue-sandbox .v-alert').first();
  await expect(example).toContainText('is on its way', {timeout: 120_000});
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'kept';
  });
  edit(
    'versioned_docs/version-2.7/components/alerts/examples/usage.vue',
    'is on its way',
    'is at your door',
  );
  await expect(example).toContainText('is at your door', {timeout: 60_000});
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');
  await context.close();
});
