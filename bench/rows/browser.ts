import path from 'node:path';
import type {Browser} from 'playwright-core';
import {readPageList} from '../../plugins/locale-gateway/pages';
import {browse} from '../../scripts/lib/browse';
import {type LighthouseResult, runLighthouse} from '../browser/lighthouse';
import {scrollPage, slowdown} from '../browser/scroll';
import {serveAsHost} from '../browser/serve';
import {soak} from '../browser/soak';
import {ensureBuilt} from '../build';
import {kilobytes, megabytes, milliseconds, tableOf, turned} from '../format';
import {ownSite, stockSite} from '../sites';

/** Types of pages and where one is, in English. */
const pages = {
  home: '',
  guide: 'getting-started/quick-start/',
  component: 'components/alerts/',
  API: 'api/v-data-table/',
  explorer: 'components/api-explorer/',
} as const;

/** Those that the yardstick shows as well without what runs in the browser. */
const stockPages = ['home', 'guide', 'component', 'API'] as const;

/** A page with more than twenty examples. */
const examplesPage = 'components/lists/';

const seed = 2_7_2;
const soakSamples = [20, 100, 200];

function lighthouseColumn(result: LighthouseResult): Record<string, string> {
  return {
    Performance: String(result.performance),
    Accessibility: String(result.accessibility),
    'Best practices': String(result.bestPractices),
    SEO: String(result.seo),
    'Blocking time': milliseconds(result.blockingTime),
    'Layout shift': result.layoutShift.toFixed(3),
    'Largest paint': milliseconds(result.largestPaint),
    'JS on the wire': kilobytes(result.script),
    'CSS on the wire': kilobytes(result.stylesheet),
    'Fetched ahead': kilobytes(result.prefetched),
    'Failed audits': result.failed.join(' ') || 'none',
  };
}

/** Lighthouse on pages of this site and of the yardstick. */
async function lighthouseTable(ours: string, stock: string): Promise<string> {
  const columns: Record<string, Record<string, string>> = {};
  for (const [name, pathname] of Object.entries(pages)) {
    console.log(`Lighthouse: ${name}`);
    columns[name] = lighthouseColumn(await runLighthouse(ours + pathname));
  }
  for (const name of stockPages) {
    console.log(`Lighthouse: ${name} of preset-classic`);
    columns[`${name}, preset-classic`] = lighthouseColumn(
      await runLighthouse(stock + pages[name]),
    );
  }
  return tableOf(turned(columns));
}

/** Tasks that kept a page from answering while it was scrolled. */
async function scrollTable(browser: Browser, url: string): Promise<string> {
  console.log('Scrolling');
  const {examples, longTasks, longest} = await scrollPage(browser, url);
  return tableOf({
    [`${examples} examples, processor ${slowdown} × slower`]: {
      'tasks over 50 ms': longTasks,
      'the longest': milliseconds(longest),
    },
  });
}

/** What many visits at random leave behind. */
async function soakTable(
  browser: Browser,
  english: string,
  pathnames: readonly string[],
): Promise<string> {
  console.log('Visiting pages at random');
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  let errors = 0;
  page.on('pageerror', (error) => {
    errors += 1;
    console.error(error);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors += 1;
      console.error(message.text());
    }
  });
  await page.goto(english);
  const samples = await soak(page, pathnames, seed, soakSamples);
  await page.close();
  return tableOf({
    ...Object.fromEntries(
      samples.map(({navigations, heap, nodes, listeners}) => [
        `after ${navigations} visits`,
        {heap: megabytes(heap), nodes, listeners},
      ]),
    ),
    'errors in all': {heap: errors},
  });
}

/** Lighthouse on both sites. */
async function lighthouseTables(stockDir: string): Promise<string> {
  const served = await serveAsHost(ownSite.outDir);
  const servedStock = await serveAsHost(stockDir);
  try {
    return await lighthouseTable(
      `${served.origin}/en/`,
      `${servedStock.origin}/`,
    );
  } finally {
    served.close();
    servedStock.close();
  }
}

/** What a browser does with the built sites. */
export async function benchBrowser(): Promise<string> {
  const stock = await stockSite();
  await ensureBuilt(ownSite);
  await ensureBuilt(stock);
  const visited = readPageList(path.join(ownSite.outDir, 'en')).map(
    ({path: below}) => `/en/${below}`,
  );
  const lighthouse = await lighthouseTables(stock.outDir);
  return browse(ownSite.outDir, async (browser, origin) => {
    const english = `${origin}/en/`;
    return [
      lighthouse,
      await scrollTable(browser, english + examplesPage),
      await soakTable(browser, english, ['/en/', ...visited]),
    ].join('\n\n');
  });
}
