import fs from 'node:fs';
import path from 'node:path';
import {limits} from '../budgets';
import {type BuildCost, measureBuild} from '../build';
import {comparisonOf, percent, type Report, seconds} from '../format';
import {type Site, withCopies} from '../sites';

const page = 'docs/components/alerts';
const built = 'next/components/alerts/index.html';
const sentence = 'The bench has added this sentence.';

async function measure(
  site: Site,
): Promise<{readonly cold: BuildCost; readonly edited: BuildCost}> {
  console.log(`Building ${site.name}, and again with one page edited`);
  const cold = await measureBuild(site);
  fs.appendFileSync(
    path.join(site.dir, page, site.pageFile),
    `\n${sentence}\n`,
  );
  const edited = await measureBuild(site, {warm: true});
  const html = path.join(site.outDir, site.localeDir, built);
  if (!fs.readFileSync(html, 'utf8').includes(sentence)) {
    throw new Error(`${html} is not what ${page} says.`);
  }
  return {cold, edited};
}

/** A build after one page was edited, next to one without a cache. */
export async function benchEdit(): Promise<Report> {
  const {ours, stock} = await withCopies(measure);
  return comparisonOf({
    'Without caches, CPU': {
      ours: ours.cold.cpuSeconds,
      stock: stock.cold.cpuSeconds,
      write: seconds,
    },
    'One page edited, CPU': {
      ours: ours.edited.cpuSeconds,
      stock: stock.edited.cpuSeconds,
      write: seconds,
    },
    'To that without caches': {
      ours: ours.edited.cpuSeconds / ours.cold.cpuSeconds,
      stock: stock.edited.cpuSeconds / stock.cold.cpuSeconds,
      write: percent,
      limit: limits.editedPage,
    },
    'One page edited, wall clock': {
      ours: ours.edited.wallSeconds,
      stock: stock.edited.wallSeconds,
      write: seconds,
    },
  });
}
