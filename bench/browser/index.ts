import path from 'node:path';
import {readPageList} from '../../plugins/locale-gateway/pages';
import {launchChromium} from '../../scripts/lib/browse';
import {type LighthouseResult, runLighthouse} from './lighthouse';
import {type ScrollCost, scrollPage, slowdown} from './scroll';
import {serveCompressed} from './serve';
import {soak, type SoakSample} from './soak';

/** Types of pages and where one is, in English. */
const pages = {
  home: '',
  guide: 'getting-started/quick-start/',
  component: 'components/alerts/',
  API: 'api/v-data-table/',
  explorer: 'components/api-explorer/',
} as const;

/** Those that the yardstick has too. */
const stockPages = ['home', 'guide', 'component'] as const;

/** A page with more than twenty examples. */
const examplesPage = 'components/lists/';

const seed = 2_7_2;
const soakSamples = [20, 100, 200];

const kilobytes = (value: number) => `${(value / 1e3).toFixed(1)} kB`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;

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

async function benchLighthouse(ours: string, stock: string): Promise<void> {
  const table: Record<string, Record<string, string>> = {};
  for (const [name, pathname] of Object.entries(pages)) {
    console.log(`Lighthouse: ${name}`);
    table[name] = lighthouseColumn(await runLighthouse(ours + pathname));
  }
  for (const name of stockPages) {
    console.log(`Lighthouse: ${name} of preset-classic`);
    table[`${name}, stock`] = lighthouseColumn(
      await runLighthouse(stock + pages[name]),
    );
  }
  console.table(table);
}

const scrollLine = ({examples, longTasks, longest}: ScrollCost) =>
  `Scrolling past ${examples} examples, processor ${slowdown} × slower: ${longTasks} tasks over 50 ms, the longest ${milliseconds(longest)}`;

const soakRow = ({navigations, heap, nodes, listeners}: SoakSample) => ({
  navigations,
  heap: `${(heap / 1e6).toFixed(1)} MB`,
  nodes,
  listeners,
});

/**
 * What a browser does with built sites.
 *
 * @param ours - folder of this site, built in English.
 * @param stock - folder of the yardstick.
 */
export async function benchBrowser(ours: string, stock: string): Promise<void> {
  const served = await serveCompressed(ours);
  const servedStock = await serveCompressed(stock);
  const browser = await launchChromium();
  try {
    const english = `${served.origin}/en/`;
    await benchLighthouse(english, `${servedStock.origin}/`);
    console.log(scrollLine(await scrollPage(browser, english + examplesPage)));

    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    });
    await page.goto(english);
    const visited = readPageList(path.join(ours, 'en')).map(
      ({path: below}) => `/en/${below}`,
    );
    const samples = await soak(page, ['/en/', ...visited], seed, soakSamples);
    console.log(
      `200 navigations at random over ${visited.length} pages: ${errors.length} errors`,
    );
    console.table(samples.map(soakRow));
  } finally {
    await browser.close();
    served.close();
    servedStock.close();
  }
}
