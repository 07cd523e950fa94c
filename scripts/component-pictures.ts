import fs from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {readComponentPages} from '../plugins/component-docs/pages/componentPages';
import {launchChromium} from './lib/browse';

const siteDir = path.dirname(__dirname);
const templates = path.join(siteDir, 'data/component-pictures');
const pictures = path.join(siteDir, 'static/img/components');

/** Size of a picture in pixels of the image. */
const size = {width: 480, height: 270};

/** Width of the window in CSS pixels, where a template asks for no other. */
const defaultWidth = 400;

/** Transitions of the framework take at most this long. */
const settle = 700;

/** Everything comes from node_modules, under an address that is not asked. */
const origin = 'http://pictures.invalid';

const html = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <link rel="icon" href="data:," />
  ${[400, 500, 700].map((weight) => `<link rel="stylesheet" href="/@fontsource/roboto/latin-${String(weight)}.css" />`).join('\n')}
  <link rel="stylesheet" href="/@mdi/font/css/materialdesignicons.min.css" />
  <link rel="stylesheet" href="/vuetify/dist/vuetify.min.css" />
  <style>
    html { overflow: hidden; }
    .stage {
      display: flex; align-items: center; justify-content: center;
      height: 100vh; padding: 20px;
    }
    .theme--dark.v-application { background: #171e28; }
    .theme--light.v-application { background: #f6f8fb; }
  </style>
  <div id="app"></div>
  <script src="/vue/dist/vue.min.js"></script>
  <script src="/vuetify/dist/vuetify.min.js"></script>
</html>`;

/** What the scripts of the page define. */
interface FrameworkWindow {
  readonly Vue: new (options: object) => {
    readonly $vuetify: {readonly theme: {dark: boolean}};
  };
  readonly Vuetify: new (options: object) => object;
  app: InstanceType<FrameworkWindow['Vue']>;
}

async function serveModules(page: Page): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({contentType: 'text/html', body: html})
      : route.fulfill({path: path.join(siteDir, 'node_modules', pathname)});
  });
}

async function mount(page: Page, template: string): Promise<void> {
  await page.evaluate((content) => {
    const page = window as unknown as FrameworkWindow;
    page.app = new page.Vue({
      el: '#app',
      vuetify: new page.Vuetify({
        theme: {themes: {light: {secondary: '#5CBBF6'}}},
      }),
      template: `<v-app><div class="stage">${content}</div></v-app>`,
    });
  }, template);
}

/** Photographs one template in both themes. */
async function takePictures(
  browser: Browser,
  name: string,
  template: string,
): Promise<void> {
  const width = Number(
    /^<!-- width: (\d+) -->/.exec(template)?.[1] ?? defaultWidth,
  );
  const scale = size.width / width;
  const height = size.height / scale;
  const page = await browser.newPage({
    viewport: {width, height: Math.ceil(height)},
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(message.text());
    }
  });
  await serveModules(page);
  await page.goto(origin);
  await mount(page, template);
  // Playwright itself writes no WebP.
  const session = await page.context().newCDPSession(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((dark) => {
      (window as unknown as FrameworkWindow).app.$vuetify.theme.dark = dark;
      return document.fonts.ready.then(() => undefined);
    }, theme === 'dark');
    await page.waitForTimeout(settle);
    const {data} = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 80,
      clip: {x: 0, y: 0, width, height, scale},
    });
    fs.writeFileSync(
      path.join(pictures, `${name}-${theme}.webp`),
      Buffer.from(data, 'base64'),
    );
  }
  await page.close();
  if (problems.length > 0) {
    throw new Error(`${name}: ${problems.join('\n')}`);
  }
  console.log(name);
}

/**
 * `npm run components:pictures`: photographs a template of each page that a
 * category lists, in the installed framework. Names photograph those alone.
 */
async function main(names: readonly string[]): Promise<void> {
  const {categories} = readComponentPages(siteDir, 'data/component-pages.yaml');
  const listed = new Set(Object.values(categories).flatMap(({pages}) => pages));
  const unknown = names.find((name) => !listed.has(name));
  if (unknown !== undefined) {
    throw new Error(
      `No category lists a page "${unknown}". Name one such as alerts.`,
    );
  }
  const browser = await launchChromium();
  try {
    fs.mkdirSync(pictures, {recursive: true});
    for (const name of names.length > 0 ? names : listed) {
      const file = path.join(templates, `${name}.html`);
      await takePictures(browser, name, fs.readFileSync(file, 'utf8'));
    }
  } finally {
    await browser.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
