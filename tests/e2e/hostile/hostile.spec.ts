// Not the harness' test: hostile text is to be met by nothing but our code.
import {expect, type Page, test} from '@playwright/test';
import {announcementOf} from '../../../config/announcement';
import {highlightToHtml} from '../../../plugins/code-highlight/highlight';
import {renderMarkdown as renderDescription} from '../../../plugins/component-docs/section/markdown';
import {
  notification,
  type Service,
  startService,
} from '../../../plugins/content-service/__fixtures__/service';
import {renderMarkdown as renderContent} from '../../../plugins/content-service/content/markdown';
import {fireAll, runsOf, strangers, watch, type Watch} from './browser';
import {inMarkdown, newerVectors, vectors} from './vectors';

// The small site has no policy: what is tested here is what comes before it.
const origin = () => process.env.E2E_EXAMPLES_ORIGIN ?? '';

const address = () => `${origin()}/hostile-text/`;

/** Opens a page of the site's origin that consists of this HTML. */
async function open(page: Page, html: string): Promise<Watch> {
  await page.route(address(), (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><link rel="icon" href="data:,"><main>${html}</main>`,
    }),
  );
  const seen = await watch(page, ({href}) => href === address());
  await page.goto(address());
  await fireAll(page, 'main');
  return seen;
}

test('text that nobody made safe would run, and be noticed', async ({page}) => {
  const tried = newerVectors.slice(0, 30);
  let vector = '';
  await page.route(address(), (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><main>${vector}</main>`,
    }),
  );
  const seen = await watch(page, ({href}) => href === address());
  const unnoticed: string[] = [];
  for (vector of tried) {
    const before = seen.requests.length + seen.navigations.length;
    // The vector before may still be leading away.
    await expect(() => page.goto(address())).toPass();
    // A vector may lead away while it is looked at.
    const runs = await fireAll(page, 'main')
      .then(() => runsOf(page))
      .catch(() => ['navigation']);
    const after = seen.requests.length + seen.navigations.length;
    if (runs.length === 0 && after === before) {
      unnoticed.push(vector);
    }
  }
  // What is left needs Markdown, a real pointer, or an older browser.
  expect(unnoticed.length).toBeLessThan(tried.length / 3);
});

const identity = (href: string) => href;

const ways: Record<string, (vector: string) => readonly string[]> = {
  'Markdown of services': (vector) =>
    inMarkdown(vector).map((text) => renderContent(text, '/en/')),
  'descriptions of packages': (vector) =>
    inMarkdown(vector).map((text) => renderDescription(text, identity)),
  'the banner': (vector) => [announcementOf(vector).content],
  'highlighted code': (vector) =>
    ['vue', 'html', 'js', 'bash', 'none'].map((language) =>
      highlightToHtml(vector, language),
    ),
};

for (const [name, render] of Object.entries(ways)) {
  test(`nothing runs of hostile text: ${name}`, async ({page}) => {
    const html = [...new Set(vectors.flatMap(render))];
    expect(html.length).toBeGreaterThan(250);
    const seen = await open(
      page,
      html.map((one) => `<section>${one}</section>`).join('\n'),
    );
    await expect(page.locator('section')).toHaveCount(html.length);
    expect(await runsOf(page)).toEqual([]);
    expect(seen).toEqual({requests: [], navigations: [], dialogs: []});
    expect([...new Set(await strangers(page, 'section'))]).toEqual([]);
  });
}

test.describe('from a service', () => {
  let service: Service;
  test.beforeEach(async () => {
    service = await startService({});
  });
  test.afterEach(() => service.stop());

  const shown = '[role=region], [role=complementary], aside, main';

  const isOfSite = ({href}: URL) =>
    href.startsWith(`${origin()}/`) ||
    href.startsWith('http://content.localhost:9/') ||
    href.startsWith('data:') ||
    href === 'about:blank';

  test('nothing runs of hostile text', async ({page}) => {
    const seen = await watch(page, isOfSite);
    await page.route('http://content.localhost:9/**', (route) => {
      const {pathname, search} = new URL(route.request().url());
      return route.continue({url: service.origin + pathname + search});
    });
    const batch = 100;
    for (let at = 0; at < vectors.length; at += batch) {
      const some = vectors.slice(at, at + batch).map((one) => one || 'empty');
      service.answers = {
        notifications: {
          objects: [0, 20, 40, 60, 80].map((from) => {
            const own = some.slice(from, from + 20);
            const [first = 'none'] = own;
            return {
              ...notification(`n${at + from}`),
              title: first,
              metadata: {
                ...notification('x').metadata,
                text: own.join('\n\n'),
                action: first,
                emoji: first,
                color: first,
                action_text: first,
              },
            };
          }),
        },
        ads: {
          objects: some.map((one) => ({
            title: one,
            metadata: {
              url: 'https://shop.example/',
              src: null,
              description: one,
            },
          })),
        },
        sponsors: {
          objects: [
            ...some.map((one) => ({
              title: one,
              metadata: {tier: 1, name: one, href: one},
            })),
            {title: 'Last', metadata: {tier: 2}},
          ],
        },
      };
      await page.goto(`${origin()}/content/`);
      await expect(page.getByText('1 Diamond sponsor')).toBeVisible();
      await page.getByRole('button', {name: /Notifications/}).click();
      await fireAll(page, shown);
      expect(await runsOf(page)).toEqual([]);
      for (const href of await page
        .locator('main a, [role=region] a')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        )) {
        expect(href ?? '/').toMatch(/^(?:https?:\/\/|\/(?![/\\])|#)/i);
      }
      await page.evaluate(() => sessionStorage.clear());
    }
    expect(seen.dialogs).toEqual([]);
    expect(seen.navigations).toEqual([]);
    expect(seen.requests).toEqual([]);
  });
});
