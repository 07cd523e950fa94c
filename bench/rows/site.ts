import {limits} from '../budgets';
import {type BuildCost, measureBuild} from '../build';
import {
  comparisonOf,
  kilobytes,
  megabytes,
  milliseconds,
  type Report,
  type Row,
  seconds,
} from '../format';
import {measurePage, type PageWeight} from '../page';
import {ownSite, type Site, stockSite} from '../sites';

const page = 'components/alerts/';

/** A site built without and with what an earlier build left. */
interface Measured {
  readonly cold: BuildCost;
  readonly warm: BuildCost;
  readonly weight: PageWeight;
}

async function measure(site: Site, pathname: string): Promise<Measured> {
  console.log(`Building ${site.name} twice`);
  const cold = await measureBuild(site);
  const warm = await measureBuild(site, {warm: true});
  return {cold, warm, weight: await measurePage(site.outDir, pathname)};
}

const perPage = ({cpuSeconds, pages}: BuildCost) => (cpuSeconds / pages) * 1000;

/** A build of all versions, and a component page of it. */
export async function benchSite(): Promise<Report> {
  const ours = await measure(ownSite, `/en/${page}`);
  const stock = await measure(await stockSite(), `/${page}`);
  const row = (
    write: Row['write'],
    read: (measured: Measured) => number,
  ): Row => ({ours: read(ours), stock: read(stock), write});
  return comparisonOf({
    Pages: row(String, ({cold}) => cold.pages),
    'Build, CPU': row(seconds, ({cold}) => cold.cpuSeconds),
    'Build, CPU a page': {
      ...row(milliseconds, ({cold}) => perPage(cold)),
      ratioLimit: limits.cpuOfPage,
    },
    'Build, wall clock': row(seconds, ({cold}) => cold.wallSeconds),
    'Build, memory': {
      ...row(megabytes, ({cold}) => cold.peakBytes),
      limit: limits.buildMemory,
    },
    'Build again, CPU': row(seconds, ({warm}) => warm.cpuSeconds),
    'Build again, CPU a page': row(milliseconds, ({warm}) => perPage(warm)),
    'Build again, wall clock': row(seconds, ({warm}) => warm.wallSeconds),
    'Build again, memory': {
      ...row(megabytes, ({warm}) => warm.peakBytes),
      limit: limits.buildMemory,
    },
    'JS before any example, gz': {
      ...row(kilobytes, ({weight}) => weight.before.script),
      limit: limits.script,
    },
    'CSS before any example, gz': {
      ...row(kilobytes, ({weight}) => weight.before.stylesheet),
      limit: limits.stylesheet,
    },
    'JS with one example, gz': {
      ours: ours.weight.withOne?.script ?? 0,
      write: kilobytes,
    },
    'CSS with one example, gz': {
      ours: ours.weight.withOne?.stylesheet ?? 0,
      write: kilobytes,
    },
    'JS and CSS fetched ahead, gz': {
      ...row(kilobytes, ({weight}) => weight.inFullWindow.prefetched),
      limit: limits.fetchedAhead,
    },
  });
}
