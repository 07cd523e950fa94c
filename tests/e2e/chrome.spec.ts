import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {closedGate} from './harness/gate';
import {expect, test} from './harness/test';

const alerts = '/en/components/alerts/';

test('the theme toggle changes the theme and is remembered', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(alerts);
  const html = page.locator('html');
  const toggle = page
    .locator('nav.navbar')
    .getByRole('button', {name: /dark and light/});
  await expect(html).toHaveAttribute('data-theme', 'light');
  // From the system's theme to light, then to dark.
  await toggle.click();
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the versions menu keeps the page, by keyboard', async ({page}) => {
  await page.goto(alerts);
  const footer = page.locator('footer.footer');
  await footer.getByRole('button', {name: /Version/}).press('Enter');
  await expect(footer.getByRole('link', {name: /1\.0\.x/})).toHaveAttribute(
    'href',
    /^https:/,
  );
  await footer.getByRole('link', {name: /1\.5\.x/}).press('Enter');
  await expect(page).toHaveURL('/en/1.5/components/alerts/');
  await expect(
    page.getByRole('complementary', {name: 'Version'}),
  ).toBeVisible();
});

test('the sidebar filters as one types and opens on Enter', async ({page}) => {
  await page.goto(alerts);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(
    sidebar.getByRole('link', {name: 'Alerts', exact: true}),
  ).toHaveAttribute('aria-current', 'page');
  const field = sidebar.getByRole('searchbox');
  await field.fill('data t');
  await expect(sidebar.getByRole('link')).toHaveText(['Data tables']);
  await field.fill('zzz');
  await expect(sidebar.getByRole('status')).toContainText('zzz');
  await sidebar.getByRole('button', {name: 'Show all pages'}).click();
  await expect(
    sidebar.getByRole('link', {name: 'Buttons', exact: true}),
  ).toBeVisible();
  await field.fill('data t');
  await field.press('Enter');
  await expect(page).toHaveURL('/en/components/data-tables/');
});

test('closed groups of the sidebar are remembered', async ({page}) => {
  await page.goto(alerts);
  const group = page.getByRole('button', {name: 'Introduction'});
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.goto('/en/introduction/why-vuetify/');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
});

test('a code block copies its text', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/getting-started/quick-start/');
  const block = page
    .locator('.theme-code-block')
    .filter({visible: true})
    .first();
  const text = await block.locator('code').innerText();
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  expect(
    (await page.evaluate(() => navigator.clipboard.readText())).trim(),
  ).toBe(text.trim());
  await expect(block.getByRole('status')).toBeEmpty();
});

test('the drawer of a phone holds pages, navbar items and languages', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(alerts);
  await page.locator('.navbar__toggle').click();
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer.getByRole('button', {name: /Close/})).toBeFocused();
  await expect(
    drawer.getByRole('link', {name: 'Buttons', exact: true}),
  ).toBeVisible();
  for (const name of ['Guide', 'Enterprise', 'Store']) {
    await expect(drawer.getByRole('link', {name}).last()).toBeVisible();
  }
  for (const [menu, entry] of [
    ['Ecosystem', 'vuetify-loader'],
    ['Support', 'Report a bug'],
    [/language|English/i, 'Help translate'],
  ] as const) {
    await drawer.getByRole('button', {name: menu}).last().click();
    await expect(drawer.getByRole('link', {name: entry})).toBeVisible();
  }
  await expect(
    drawer.getByRole('button', {name: /dark and light/}),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const button = page.getByRole('button', {name: /Notifications/});
  const {width, height} = (await button.boundingBox())!;
  expect(Math.min(width, height), 'room for a thumb').toBeGreaterThanOrEqual(
    44,
  );
  await expect(
    page.locator('nav.navbar').getByRole('link', {name: 'Vuetify'}).first(),
  ).toHaveAttribute('href', '/en/');
});

test('an unknown address says so and leads on', async ({
  page,
  allowMissing,
}) => {
  allowMissing('/en/nowhere/');
  await page.goto('/en/nowhere/');
  await expect(page).toHaveTitle('Page Not Found — Vuetify');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('/en/nowhere/')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Quick start'}).click();
  await expect(page).toHaveURL('/en/getting-started/quick-start/');
});

test('links in view fetch nothing, a hovered one fetches its page', async ({
  page,
}) => {
  const fetched: string[] = [];
  await page.goto('/en/getting-started/quick-start/', {
    waitUntil: 'networkidle',
  });
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  page.on('request', (request) => {
    fetched.push(request.url());
  });
  await page.getByRole('link', {name: 'Buttons', exact: true}).first().hover();
  await expect
    .poll(() => fetched.some((url) => url.endsWith('.js')))
    .toBe(true);
});

/** Files of a kind that the HTML of a page names. */
const filesOf = (route: string, kind: 'css' | 'js'): string[] => {
  const build = path.join(__dirname, '../../build');
  const html = fs
    .readFileSync(path.join(build, route, 'index.html'), 'utf8')
    .replace(/<noscript>.*?<\/noscript>/gs, '');
  const address = new RegExp(
    `[="' ](/\\w+/assets/[^"' >]+\\.${kind})(?=["' >])`,
    'g',
  );
  return [...html.matchAll(address)].map(([, file = '']) =>
    path.join(build, file),
  );
};

/** Most that a page may name, compressed, in kB: of styles and of scripts. */
const budgets = {
  en: [15.5, 136.5],
  'en/api/v-btn': [18, 145],
  'en/getting-started/quick-start': [19.5, 158],
  'en/components/buttons': [24, 157],
} as const;

for (const [route, [styles, scripts]] of Object.entries(budgets)) {
  test(`the styles and scripts of ${route} stay small`, () => {
    for (const [kind, most] of [
      ['css', styles],
      ['js', scripts],
    ] as const) {
      const size = filesOf(route, kind)
        .map((file) => gzipSync(fs.readFileSync(file)).length)
        .reduce((sum, length) => sum + length, 0);
      expect(size, kind).toBeGreaterThan(0);
      expect(size, kind).toBeLessThan(most * 1000);
    }
  });
}

test('a page loads the code of what it shows', () => {
  const parts = (route: string) =>
    filesOf(route, 'css')
      .map((file) => path.basename(file).replace(/\..*/, ''))
      .filter((name) => ['api', 'example', 'playground'].includes(name))
      .sort();
  expect(parts('en/getting-started/quick-start')).toEqual([]);
  expect(parts('en/styles/flex')).toEqual(['example']);
  expect(parts('en/components/api-explorer')).toEqual(['api']);
  expect(parts('en/components/buttons')).toEqual([
    'api',
    'example',
    'playground',
  ]);
});

test('a page knows itself, and other pages of a version when asked for one', async ({
  page,
}) => {
  const tables: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/routes/')) {
      tables.push(request.url());
    }
  });
  await page.goto('/en/getting-started/quick-start/', {
    waitUntil: 'networkidle',
  });
  const own = await page.locator('#page-table').textContent();
  expect(own).toContain('/en/getting-started/quick-start/');
  expect(own).not.toContain('/en/components/dialogs/');
  expect(gzipSync(own ?? '').length).toBeLessThan(3000);
  expect(tables).toEqual([]);

  await page.evaluate(() => {
    document.documentElement.dataset.stays = '';
  });
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const name of ['Buttons', 'Cards']) {
    await sidebar.getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
  }
  expect(tables).toHaveLength(1);
  await expect(page.locator('html[data-stays]')).toHaveCount(1);
});

/** Holds back the scripts of a page; returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const {opened, open} = closedGate();
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test('the sidebar shows the page, but does not move under a visitor', async ({
  page,
}) => {
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  const open = async (meanwhile: () => Promise<unknown>) => {
    const release = await holdScripts(page);
    await page.goto('/en/components/data-tables/', {waitUntil: 'commit'});
    await menu.waitFor();
    await meanwhile();
    release();
    await page.locator('html[data-has-hydrated=true]').waitFor();
    return menu.evaluate(({scrollTop}) => scrollTop);
  };
  expect(await open(() => Promise.resolve())).toBeGreaterThan(100);
  const scrolled = await open(() =>
    menu.evaluate((element) => {
      element.scrollTop = 40;
    }),
  );
  expect(scrolled).toBe(40);
});

test('a page is styled before any script has run', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${process.env.E2E_ORIGIN ?? ''}/en/components/buttons/`);
  // Of the frame, of what a page is laid out with, and of a widget in it.
  await expect(page.locator('.navbar')).toHaveCSS('height', '60px');
  const card = page.locator('[class*="card_"]').first();
  await expect(card).toHaveCSS('border-top-style', 'solid');
  await context.close();
});

test('a page is painted before its scripts are asked for', async ({page}) => {
  await page.goto(alerts);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const {painted, asked} = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({startTime}) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted ?? Infinity);
});

test('a click before the scripts are there is made once', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(alerts, {waitUntil: 'commit'});
  const button = page
    .locator('footer.footer')
    .getByRole('button', {name: /Version/});
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('what is typed before the scripts are there is not lost', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(alerts, {waitUntil: 'commit'});
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const field = sidebar.getByRole('searchbox');
  await field.pressSequentially('badges');
  const cards = sidebar.getByRole('link', {name: 'Cards'});
  await expect(cards).toHaveCount(1);
  release();
  await expect(cards).toHaveCount(0);
  await expect(sidebar.getByRole('link', {name: 'Badges'})).toBeVisible();
  await expect(field).toHaveValue('badges');
  await field.press('Backspace');
  await expect(field).toHaveValue('badge');
});

test('a page that is not painted starts, too', async ({page}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(alerts);
  await page.locator('html[data-has-hydrated=true]').waitFor();
});

/** The scripts of the English site: their code by the names of their files. */
function readScripts(): [file: string, code: string][] {
  const scripts = path.join(__dirname, '../../build/en/assets/js');
  const files = fs.readdirSync(scripts).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(5);
  return files.map((file) => [
    file,
    fs.readFileSync(path.join(scripts, file), 'utf8'),
  ]);
}

test('React and both frameworks are compiled while they load', () => {
  const hinted = readScripts().filter(([, code]) =>
    code.startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  const isReact = ([file]: (typeof hinted)[number]) =>
    file.startsWith('react.');
  const isFramework = ([, code]: (typeof hinted)[number]) =>
    code.includes('[Vuetify]');
  expect(hinted.filter(isReact)).toHaveLength(1);
  expect(hinted.filter(isFramework)).toHaveLength(2);
  expect(hinted).toHaveLength(3);
});

test('no script of the site contains a highlighter', () => {
  for (const [file, code] of readScripts()) {
    // Names that Prism's core and grammars keep through minification.
    expect(code, file).not.toMatch(
      /disableWorkerMessageHandler|insertBefore:function\(\w+,\w+,\w+,\w+\)|lookbehind:!0,greedy:!0/,
    );
  }
});
