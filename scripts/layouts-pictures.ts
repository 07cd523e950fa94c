import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {readLayoutNames} from '../plugins/layout-demos';
import {browse} from './lib/browse';

const siteDir = path.dirname(__dirname);
const layouts = 'examples/layouts';
const pictures = path.join(siteDir, 'static/img/layouts');

/** The page as photographed, and how much smaller its picture is. */
const viewport = {width: 1280, height: 800};
const scale = 0.5;

async function takePicture(
  browser: Browser,
  address: string,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  });
  await page.goto(address);
  await page.locator('.v-application h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The way back is the site's, not the layout's.
  await page.addStyleTag({
    content: 'nav:has(a[href*="pre-made-layouts"]) {display: none}',
  });
  // Playwright itself writes no WebP.
  const session = await page.context().newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: {x: 0, y: 0, ...viewport, scale},
  });
  await page.close();
  return Buffer.from(data, 'base64');
}

/** `npm run layouts:pictures`: photographs the layouts of the built site. */
async function main(): Promise<void> {
  await browse(path.join(siteDir, 'build'), async (browser, origin) => {
    fs.mkdirSync(pictures, {recursive: true});
    for (const name of readLayoutNames(path.join(siteDir, layouts), layouts)) {
      for (const appearance of ['light', 'dark'] as const) {
        const file = path.join(pictures, `${name}-${appearance}.webp`);
        fs.writeFileSync(
          file,
          await takePicture(
            browser,
            `${origin}/en/examples/layouts/${name}/`,
            appearance,
          ),
        );
        console.log(path.relative(siteDir, file));
      }
    }
  });
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
