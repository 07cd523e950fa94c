import path from 'node:path';
import type {Browser} from 'playwright-core';
import {readPageList} from '../../plugins/locale-gateway/pages';
import {browse} from '../../scripts/lib/browse';
import {type LighthouseResult, runLighthouse} from '../browser/lighthouse';
import {scrollPage, slowdown} from '../browser/scroll';
import {serveAsHost} from '../browser/serve';
import {chooseFrom, soak} from '../browser/soak';
import {type Limit, limits} from '../budgets';
import {ensureBuilt} from '../build';
import {
  type Checked,
  factor,
  joinReports,
  kilobytes,
  megabytes,
  milliseconds,
  ratio,
  type Report,
  reportOf,
} from '../format';
import {ownSite, type Site, stockSite} from '../sites';

/** Types of pages and where one is, in English. */
const stockPages = {
  home: '',
  guide: 'getting-started/quick-start/',
  component: 'components/alerts/',
  API: 'api/v-data-table/',
} as const;

/** One of them is empty without what runs in the browser: not on the yardstick. */
const pages = {...stockPages, explorer: 'components/api-explorer/'} as const;

/** A page with more than twenty examples. */
const examplesPage = 'components/lists/';

const seed = 2_7_2;
const soakSamples = [20, 100, 200];

/** Pages that are visited: the code of all is loaded before half of the visits. */
const visitedPages = 99;

const written = String as (value: number) => string;

/** What is told of a page, by the name of its row. */
const metrics: Readonly<
  Record<
    string,
    {
      readonly of: Exclude<keyof LighthouseResult, 'failed'>;
      readonly write: (value: number) => string;
      readonly limit?: Limit;
    }
  >
> = {
  Performance: {of: 'performance', write: written, limit: limits.performance},
  Accessibility: {of: 'accessibility', write: written, limit: limits.category},
  'Best practices': {
    of: 'bestPractices',
    write: written,
    limit: limits.category,
  },
  SEO: {of: 'seo', write: written, limit: limits.category},
  'Blocking time': {
    of: 'blockingTime',
    write: milliseconds,
    limit: limits.blockingTime,
  },
  'Layout shift': {
    of: 'layoutShift',
    write: (value) => value.toFixed(3),
    limit: limits.layoutShift,
  },
  'Largest paint': {of: 'largestPaint', write: milliseconds},
  'JS on the wire': {of: 'script', write: kilobytes},
  'CSS on the wire': {of: 'stylesheet', write: kilobytes},
  'Fetched ahead': {
    of: 'prefetched',
    write: kilobytes,
    limit: limits.fetchedAhead,
  },
};

/** What Lighthouse says of pages, by their names. */
async function lighthouseReport(
  origin: string,
  paths: Readonly<Record<string, string>>,
  isLimited: boolean,
): Promise<Report> {
  const results: [string, LighthouseResult][] = [];
  for (const [name, pathname] of Object.entries(paths)) {
    console.log(`Lighthouse: ${name}`);
    results.push([name, await runLighthouse(origin + pathname)]);
  }
  const table: Record<string, Record<string, string>> = {};
  const figures: Checked[] = [];
  for (const [row, {of, write, limit}] of Object.entries(metrics)) {
    table[row] = Object.fromEntries(
      results.map(([page, result]) => [page, write(result[of])]),
    );
    if (limit && isLimited) {
      for (const [column, result] of results) {
        figures.push({row, column, value: result[of], write, limit});
      }
    }
  }
  table['Failed audits'] = Object.fromEntries(
    results.map(([page, {failed}]) => [page, failed.join(' ') || 'none']),
  );
  return reportOf(table, figures);
}

/** Tasks that kept a page from answering while it was scrolled. */
async function scrollReport(browser: Browser, url: string): Promise<Report> {
  console.log('Scrolling');
  const {examples, longTasks, longest} = await scrollPage(browser, url);
  const row = `${examples} examples, processor ${slowdown} × slower`;
  const cells = {
    'tasks over 50 ms': longTasks,
    'the longest': milliseconds(longest),
  };
  return reportOf({[row]: cells}, [
    {row, value: longTasks, write: written, limit: limits.longTasks},
  ]);
}

/** What many visits at random leave behind. */
async function soakReport(
  browser: Browser,
  english: string,
  pathnames: readonly string[],
): Promise<Report> {
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
  const growth = 'the last to the one before';
  const allErrors = 'errors in all';
  const [early = NaN, late = NaN] = samples.slice(-2).map(({heap}) => heap);
  return reportOf(
    {
      ...Object.fromEntries(
        samples.map(({navigations, heap, nodes, listeners}) => [
          `after ${navigations} visits`,
          {heap: megabytes(heap), nodes, listeners},
        ]),
      ),
      [growth]: {heap: ratio(late, early)},
      [allErrors]: {heap: errors},
    },
    [
      {row: growth, value: late / early, write: factor, limit: limits.heap},
      {
        row: allErrors,
        value: errors,
        write: written,
        limit: limits.soakErrors,
      },
    ],
  );
}

/** Lighthouse on a site, served as by a host. */
async function lighthouseOf(
  {outDir, localeDir}: Site,
  paths: Readonly<Record<string, string>>,
  isLimited: boolean,
): Promise<Report> {
  const {origin, close} = await serveAsHost(outDir);
  try {
    return await lighthouseReport(
      new URL(`${localeDir}/`, origin).href,
      paths,
      isLimited,
    );
  } finally {
    close();
  }
}

/** What a browser does with the built sites. */
export async function benchBrowser(): Promise<Report> {
  const stock = await stockSite();
  await ensureBuilt(ownSite);
  await ensureBuilt(stock);
  const visited = readPageList(path.join(ownSite.outDir, 'en')).map(
    ({path: below}) => `/en/${below}`,
  );
  console.log('This site');
  const ours = await lighthouseOf(ownSite, pages, true);
  console.log('preset-classic');
  const yardstick = await lighthouseOf(stock, stockPages, false);
  return browse(ownSite.outDir, async (browser, origin) => {
    const english = `${origin}/en/`;
    return joinReports([
      ours,
      yardstick,
      await scrollReport(browser, english + examplesPage),
      await soakReport(browser, english, [
        '/en/',
        ...chooseFrom(visited, visitedPages, seed),
      ]),
    ]);
  });
}
