import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {createStaticServer, listen} from '../../scripts/lib/static-server';
import {expect, test as base} from './harness/test';

/*
 * Builds of a part of the versions. Each is a whole build, so only
 * `npm run test:all` runs them.
 */
base.skip(!process.env.E2E_ALL, 'npm run test:all runs it');
base.describe.configure({mode: 'serial', timeout: 900_000});

const root = path.join(__dirname, '../..');
const folder = path.join(root, '.cache/subsets');

/** Builds the English site with some versions. */
async function build(versions: string): Promise<string> {
  const out = path.join(folder, versions);
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/docusaurus'),
    ['build', '--locale', 'en', '--out-dir', out],
    {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_VERSIONS: versions,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/subset',
      },
    },
  );
  return out;
}

/** Links of the English pages to English addresses where there is nothing. */
function brokenLinks(site: string): string[] {
  const pages = fs
    .readdirSync(site, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^en\/.*(?<!404)\.html$/.test(file));
  const known = new Map<string, boolean>();
  const isThere = (address: string): boolean => {
    const found =
      known.get(address) ??
      ['', 'index.html'].some((name) =>
        fs
          .statSync(path.join(site, address, name), {throwIfNoEntry: false})
          ?.isFile(),
      );
    known.set(address, found);
    return found;
  };
  return pages.flatMap((page) => {
    const html = fs.readFileSync(path.join(site, page), 'utf8');
    return [...html.matchAll(/<a\b[^>]*?\shref=["']?(\/en\/[^"'\s>#?]*)/g)]
      .map(([, address = '']) => decodeURI(address))
      .filter((address) => !isThere(address))
      .map((address) => `${page} → ${address}`);
  });
}

for (const {versions, present, absent, menu} of [
  {
    versions: 'current',
    present: ['en/components/alerts/index.html'],
    absent: ['en/next', 'en/1.5'],
    menu: [/^next\b/, /^1\.0\.x/, /^dev/],
  },
  {
    versions: 'current,1.5',
    present: [
      'en/components/alerts/index.html',
      'en/1.5/components/alerts/index.html',
    ],
    absent: ['en/next'],
    menu: [/^next\b/, /^1\.5\.x/, /^1\.0\.x/, /^dev/],
  },
]) {
  const test = base.extend<{readonly site: string}>({
    // eslint-disable-next-line no-empty-pattern -- read by Playwright
    site: async ({}, use) => {
      const site = await build(versions);
      await use(site);
      fs.rmSync(site, {recursive: true, force: true});
    },
    baseURL: async ({site}, use) => {
      const server = createStaticServer(site);
      await use(await listen(server, 0));
      server.closeAllConnections();
      server.close();
    },
  });

  test(`SITE_VERSIONS=${versions} is a whole site of these versions`, async ({
    page,
    site,
  }) => {
    for (const file of present) {
      expect(fs.existsSync(path.join(site, file)), file).toBe(true);
    }
    for (const file of absent) {
      expect(fs.existsSync(path.join(site, file)), file).toBe(false);
    }
    expect(brokenLinks(site)).toEqual([]);

    await page.goto('/en/components/alerts/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', {name: 'Version'}).click();
    const entries = footer
      .getByRole('listitem')
      .filter({hasText: /unreleased|release|stable|archived|in development/});
    await expect(entries).toHaveText(menu);

    // An example runs, whatever versions there are.
    await page.goto('/en/components/alerts/#types');
    await expect(page.locator('.vue-sandbox .v-alert').first()).toBeVisible();
  });
}
