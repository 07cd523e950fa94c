import {ensureBuilt} from '../build';
import {kilobytes, ratio, type Report, reportOf} from '../format';
import {weighSearch} from '../search';
import {ownSite} from '../sites';

/** Queries that are a name, and words of a text that are in no name. */
const queries = ['v-btn depressed', 'generator overwrites files'];

/** What the search fetches, next to an index in one file. */
export async function benchSearch(): Promise<Report> {
  await ensureBuilt(ownSite);
  const rows: Record<string, Record<string, string>> = {};
  for (const query of queries) {
    const {pieces, whole} = await weighSearch(ownSite.outDir, query);
    rows[`“${query}”`] = {
      'to the first result': kilobytes(pieces),
      'an index in one file': kilobytes(whole),
      ratio: ratio(pieces, whole),
    };
  }
  return reportOf(rows);
}
