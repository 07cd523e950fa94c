import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Page} from '@playwright/test';
import {readVersions} from '../../../config/versions';
import {findFrameworks} from '../../../plugins/live-examples/compiler/frameworks';
import {docsRoot} from '../../../plugins/live-examples/compiler/paths';
import {createStaticServer, listen} from '../../../scripts/lib/static-server';
import {readPages} from '../harness/site';
import {expect, test} from '@playwright/test';

const root = path.join(__dirname, '../../..');

/** How many pixels may differ. */
const allowed = 20;

/** A channel, of 255, must differ by more than this. */
const tolerance = 8;

const frameworks = findFrameworks(root, readVersions(root));

let plainOrigin = '';
let closePlain: (() => void) | undefined;

test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'plain/bundle.ts')],
    {cwd: root, env: {...process.env, NODE_ENV: 'production'}},
  );
  const server = createStaticServer(path.join(root, '.cache/plain-examples'));
  plainOrigin = await listen(server, 0);
  closePlain = () => {
    server.closeAllConnections();
    server.close();
  };
});

test.afterAll(() => {
  closePlain?.();
});

/** Counts the pixels in which two pictures differ. */
function countDifferences(
  page: Page,
  one: Buffer,
  other: Buffer,
): Promise<number> {
  return page.evaluate(
    async ({pictures, limit}) => {
      const [a, b] = await Promise.all(
        pictures.map(async (data) => {
          const response = await fetch(`data:image/png;base64,${data}`);
          const bitmap = await createImageBitmap(await response.blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (a?.width !== b?.width || a?.height !== b?.height || !a || !b) {
        return Number.POSITIVE_INFINITY;
      }
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const differs = [0, 1, 2].some(
          (channel) =>
            Math.abs(
              (a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0),
            ) > limit,
        );
        count += differs ? 1 : 0;
      }
      return count;
    },
    {
      pictures: [one.toString('base64'), other.toString('base64')],
      limit: tolerance,
    },
  );
}

/** What would differ with the page around rather than with the example. */
const groundOf = (sandbox: string) => `
  ${sandbox}, :has(${sandbox}) { background: #fff !important; }
  * { caret-color: transparent !important; }
`;

const documented = readPages('en').filter(
  ({version, route}) => version.path !== '' && route.startsWith('components/'),
);

for (const {pathname, version, route} of documented) {
  test(`${pathname} looks as it does on a plain Vue page`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const scope = frameworks.find(({docsVersions}) =>
      docsVersions.includes(version.name),
    )?.scope;
    const context = await browser.newContext({
      viewport: {width: 1440, height: 900},
      reducedMotion: 'reduce',
    });
    const site = await context.newPage();
    const plain = await context.newPage();
    await site.goto(`${process.env.E2E_ORIGIN}${pathname}`);
    await site.addStyleTag({content: groundOf('.vue-sandbox')});

    const differences: Record<string, number> = {};
    for (const card of await site.locator('[id^="example-"]').all()) {
      const name = (await card.getAttribute('id'))?.slice('example-'.length);
      const file = `${docsRoot(version.name)}/${route}examples/${name}.vue`;
      await card.scrollIntoViewIfNeeded();
      const sandbox = card.locator('.vue-sandbox');
      await sandbox.waitFor();
      await site.waitForLoadState('networkidle');
      await site.evaluate(() => document.fonts.ready.then(() => undefined));
      // Between whole pixels, edges are drawn as the place happens to be.
      await sandbox.evaluate((element) => {
        const {left, top} = element.getBoundingClientRect();
        element.style.marginLeft = `${Math.ceil(left) - left}px`;
        element.style.marginTop = `${Math.ceil(top) - top}px`;
      });
      const box = await sandbox.boundingBox();
      if (!box) {
        throw new Error(`${file} has no box.`);
      }

      await plain.goto(`${plainOrigin}/${scope}/`);
      await plain.addStyleTag({
        content: `${groundOf('.example')}
          .example {
            position: absolute;
            left: ${box.x}px;
            top: ${box.y}px;
            width: ${box.width}px;
          }`,
      });
      await plain.evaluate(
        (path) => (window as unknown as {show(f: string): unknown}).show(path),
        file,
      );
      await plain.waitForLoadState('networkidle');
      await plain.evaluate(() => document.fonts.ready.then(() => undefined));

      const compare = async () => {
        const [own, expected] = await Promise.all([
          sandbox.screenshot({animations: 'disabled'}),
          plain.locator('.example').screenshot({animations: 'disabled'}),
        ]);
        const count = await countDifferences(plain, own, expected);
        return {own, expected, count};
      };
      let result = await compare();
      // Some examples load something, and take a moment.
      for (let tries = 0; result.count > allowed && tries < 3; tries += 1) {
        await site.waitForTimeout(1_500);
        result = await compare();
      }
      if (result.count > allowed) {
        differences[file] = result.count;
        for (const kind of ['own', 'expected'] as const) {
          fs.writeFileSync(
            test.info().outputPath(`${String(name)}-${kind}.png`),
            result[kind],
          );
        }
      }
    }
    await context.close();
    expect(differences, 'pixels that differ, by example').toEqual({});
  });
}
