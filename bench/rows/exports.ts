import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {ensureBuilt} from '../build';
import {undoAtEnd} from '../cleanup';
import {comparisonOf, type Report, type Row, seconds} from '../format';
import {watchProcesses} from '../processes';
import {ownSite} from '../sites';

const {dir, outDir} = ownSite;

const cache = path.join(dir, 'node_modules/.cache');

/** Milliseconds after which the work is taken for hung. */
const patience = 20 * 60_000;

async function hear(child: ChildProcess, expected: string): Promise<void> {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'close').then(() => ['the end of the process']),
  ])) as [unknown];
  if (message !== expected) {
    throw new Error(`after-build.cjs: ${String(message)}, not ${expected}`);
  }
}

/** CPU of what is made from the built pages: search, twins, cards. */
export async function benchExports(): Promise<Report> {
  await ensureBuilt(ownSite);
  const child = fork(
    path.join(__dirname, '../after-build.cjs'),
    [dir, outDir],
    {
      cwd: dir,
      execArgv: [],
      timeout: patience,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const stop = undoAtEnd(() => child.kill());
  const usage = watchProcesses(child.pid ?? 0);
  try {
    await hear(child, 'loaded');
    const measure = async (plugin: string): Promise<Row> => {
      const before = usage.look().cpuSeconds;
      child.send(plugin);
      await hear(child, 'done');
      return {ours: usage.look().cpuSeconds - before, write: seconds};
    };
    const forget = (file: string) => {
      fs.rmSync(path.join(cache, file), {recursive: true, force: true});
    };
    forget('site-search');
    const search = await measure('site-search');
    const searchAgain = await measure('site-search');
    forget('page-exports');
    const exports = await measure('page-exports');
    const exportsAgain = await measure('page-exports');
    forget('page-exports/en.json');
    const twins = await measure('page-exports');
    return comparisonOf({
      'Indexes of the search, CPU': search,
      'the same again': searchAgain,
      'Markdown of the pages, CPU': twins,
      'Cards, CPU': {...exports, ours: exports.ours - twins.ours},
      'Markdown and cards again, CPU': exportsAgain,
    });
  } finally {
    usage.stop();
    stop();
  }
}
