import {limits} from '../budgets';
import {type BuildCost, measureBuild} from '../build';
import {
  comparisonOf,
  megabytes,
  percent,
  type Report,
  type Row,
  seconds,
} from '../format';
import {addVersions, type Site, versionsOf, withCopies} from '../sites';

/** Old versions that are added to the real ones. */
const added = 10;

/** A build of some versions, and the same again with its caches. */
interface Measured {
  readonly versions: number;
  readonly cold: BuildCost;
  readonly warm: BuildCost;
}

async function measure(site: Site): Promise<Measured[]> {
  const real = versionsOf(site.dir);
  const results: Measured[] = [];
  const build = async (versions: readonly string[]) => {
    console.log(`Building ${versions.length} versions of ${site.name} twice`);
    results.push({
      versions: versions.length,
      cold: await measureBuild(site, {versions}),
      warm: await measureBuild(site, {versions, warm: true}),
    });
  };
  for (let count = 1; count <= real.length; count += 1) {
    await build(real.slice(0, count));
  }
  await build([...real, ...addVersions(site.dir, added)]);
  return results;
}

/** What each of the added versions costs, to the first version without caches. */
function growth(results: readonly Measured[], kind: 'cold' | 'warm'): number {
  const cost = (at: number, of: 'cold' | 'warm') =>
    results.at(at)?.[of].cpuSeconds ?? NaN;
  return (cost(-1, kind) - cost(-2, kind)) / added / cost(0, 'cold');
}

/** What versions cost: one, two, three, and ten more. */
export async function benchVersions(): Promise<Report> {
  const {ours, stock} = await withCopies(measure);
  const rows: Record<string, Row> = {};
  for (const [index, {versions, cold, warm}] of ours.entries()) {
    const yardstick = stock[index];
    rows[`${versions}, CPU`] = {
      ours: cold.cpuSeconds,
      stock: yardstick?.cold.cpuSeconds,
      write: seconds,
    };
    rows[`${versions}, CPU again`] = {
      ours: warm.cpuSeconds,
      stock: yardstick?.warm.cpuSeconds,
      write: seconds,
    };
    rows[`${versions}, memory`] = {
      ours: cold.peakBytes,
      stock: yardstick?.cold.peakBytes,
      write: megabytes,
    };
  }
  rows['An old version, to the first'] = {
    ours: growth(ours, 'cold'),
    stock: growth(stock, 'cold'),
    write: percent,
  };
  rows['An old version again, to the first'] = {
    ours: growth(ours, 'warm'),
    stock: growth(stock, 'warm'),
    write: percent,
    limit: limits.oldVersion,
  };
  return comparisonOf(rows);
}
