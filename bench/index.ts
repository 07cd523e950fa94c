/**
 * `npm run bench [-- <part>…]`: what the site costs; all parts, or those named.
 * Fails when a figure is beyond its budget.
 */
import type {Report} from './format';
import {benchBrowser} from './rows/browser';
import {benchEdit} from './rows/edit';
import {benchExamples} from './rows/examples';
import {benchExports} from './rows/exports';
import {benchPages} from './rows/pages';
import {benchReload} from './rows/reload';
import {benchSearch} from './rows/search';
import {benchSite} from './rows/site';
import {benchVersions} from './rows/versions';

/** Each gives its tables. */
const parts: Readonly<Record<string, () => Promise<Report>>> = {
  examples: benchExamples,
  site: benchSite,
  search: benchSearch,
  versions: benchVersions,
  pages: benchPages,
  edit: benchEdit,
  reload: benchReload,
  exports: benchExports,
  browser: benchBrowser,
};

async function bench(): Promise<void> {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no part "${unknown}". There are ${Object.keys(parts).join(', ')}.`,
    );
  }
  const over: string[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) {
      console.log(`\n── ${name}`);
      const report = await run();
      console.log(report.text);
      over.push(...report.over);
    }
  }
  if (over.length > 0) {
    throw new Error(`Over budget:\n  ${over.join('\n  ')}`);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
