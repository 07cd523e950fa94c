import {limits} from '../budgets';
import {type BuildCost, measureBuild} from '../build';
import {comparisonOf, factor, type Report, type Row, seconds} from '../format';
import {growTo, type Site, withCopies} from '../sites';

/** Pages in `docs/`, each count twice the one before. */
const counts = [130, 260, 520];

async function measure(site: Site): Promise<BuildCost[]> {
  const costs: BuildCost[] = [];
  for (const count of counts) {
    console.log(`Building ${site.name} with ${count} pages`);
    growTo(site, count);
    costs.push(await measureBuild(site, {versions: ['current']}));
  }
  return costs;
}

/** What it costs to have twice the pages. */
export async function benchPages(): Promise<Report> {
  const {ours, stock} = await withCopies(measure);
  const rows: Record<string, Row> = {};
  for (const [index, count] of counts.entries()) {
    const cpuOf = (costs: readonly BuildCost[], at: number) =>
      costs[at]?.cpuSeconds ?? NaN;
    rows[`${count} pages, CPU`] = {
      ours: cpuOf(ours, index),
      stock: cpuOf(stock, index),
      write: seconds,
    };
    if (index > 0) {
      rows[`${count} pages, to half of them`] = {
        ours: cpuOf(ours, index) / cpuOf(ours, index - 1),
        stock: cpuOf(stock, index) / cpuOf(stock, index - 1),
        write: factor,
        limit: limits.twiceThePages,
      };
    }
  }
  return comparisonOf(rows);
}
