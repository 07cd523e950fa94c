/** `npm run bench`: what an English build and a component page cost. */
import path from 'node:path';
import {root} from '../scripts/lib/run';
import {benchBrowser} from './browser';
import {type BuildCost, measureBuild} from './build';
import {type ExamplesCost, measureExamples} from './examples/measure';
import {measurePage, type PageWeight} from './page';
import {weighSearch} from './search';
import {writeStockSite} from './stock';

const page = 'components/alerts/';

const seconds = (value: number) => `${value.toFixed(1)} s`;
const megabytes = (value: number) => `${Math.round(value / 1e6)} MB`;
const kilobytes = (value: number | undefined) =>
  value === undefined ? '' : `${(value / 1e3).toFixed(1)} kB`;

function column(
  {cpuSeconds, wallSeconds, peakBytes, pages}: BuildCost,
  {before, withOne, inFullWindow}: PageWeight,
): Record<string, string | number> {
  return {
    Pages: pages,
    'Build, CPU': seconds(cpuSeconds),
    'Build, wall clock': seconds(wallSeconds),
    'Build, CPU a page': `${Math.round((cpuSeconds / pages) * 1000)} ms`,
    'Build, peak memory': megabytes(peakBytes),
    'JS before any example, gz': kilobytes(before.script),
    'CSS before any example, gz': kilobytes(before.stylesheet),
    'JS with one example, gz': kilobytes(withOne?.script),
    'CSS with one example, gz': kilobytes(withOne?.stylesheet),
    'JS and CSS fetched ahead, gz': kilobytes(inFullWindow.prefetched),
  };
}

function examplesColumn(
  {script, stylesheet, font, first, tenth, heap}: ExamplesCost,
  plain: ExamplesCost,
): Record<string, string> {
  const ratio = (value: number, to: number) => `${(value / to).toFixed(2)} ×`;
  return {
    'JS, gz': `${kilobytes(script)}, ${ratio(script, plain.script)}`,
    'CSS, gz': `${kilobytes(stylesheet)}, ${ratio(stylesheet, plain.stylesheet)}`,
    Fonts: `${kilobytes(font)}, ${ratio(font, plain.font)}`,
    'First example': `${Math.round(first)} ms, ${ratio(first, plain.first)}`,
    'Tenth example': `${Math.round(tenth)} ms, ${ratio(tenth, plain.tenth)}`,
    'Heap with fifteen': `${megabytes(heap)}, ${ratio(heap, plain.heap)}`,
  };
}

async function benchExamples(): Promise<void> {
  console.log('Showing fifteen examples in three ways');
  const {runtime, plain, frames} = await measureExamples();
  const a = examplesColumn(runtime, plain);
  const b = examplesColumn(plain, plain);
  const c = examplesColumn(frames, plain);
  console.table(
    Object.fromEntries(
      Object.keys(a).map((name) => [
        name,
        {
          "the site's runtime": a[name],
          'plain Vue page': b[name],
          frames: c[name],
        },
      ]),
    ),
  );
}

/** Queries that are a name, and words of a text that are in no name. */
const queries = ['v-btn depressed', 'generator overwrites files'];

async function benchSearch(directory: string): Promise<void> {
  console.log('Searching');
  for (const query of queries) {
    const {pieces, whole} = await weighSearch(directory, query);
    console.log(
      `“${query}”: ${kilobytes(pieces)} to the first result, ${(pieces / whole).toFixed(2)} × an index of all pages in one file (${kilobytes(whole)})`,
    );
  }
}

const out = path.join(root, '.cache/bench/build');
const stockOut = path.join(root, '.cache/bench/stock-build');

/** `npm run bench -- browser`: that part alone. */
async function benchBrowserAlone(): Promise<void> {
  console.log('Building both sites');
  measureBuild(root, out, 'en');
  measureBuild(writeStockSite(), stockOut, '.');
  await benchBrowser(out, stockOut);
}

async function bench(): Promise<void> {
  await benchExamples();

  console.log('Building this site, in English, without a cache');
  const ours = measureBuild(root, out, 'en');
  console.log(`Weighing /en/${page}`);
  const ourPage = await measurePage(out, `/en/${page}`);
  await benchSearch(out);

  console.log('Building the same Markdown with the stock preset');
  const stock = measureBuild(writeStockSite(), stockOut, '.');
  const stockPage = await measurePage(stockOut, `/${page}`);

  const a = column(ours, ourPage);
  const b = column(stock, stockPage);
  console.table(
    Object.fromEntries(
      Object.keys(a).map((name) => [
        name,
        {'this site': a[name], 'preset-classic': b[name]},
      ]),
    ),
  );
  await benchBrowser(out, stockOut);
}

const run = process.argv[2] === 'browser' ? benchBrowserAlone : bench;

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
