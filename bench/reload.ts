import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {launchChromium} from '../scripts/lib/browse';
import {freePort} from '../scripts/lib/freePort';
import {root} from '../scripts/lib/run';
import {undoAtEnd} from './cleanup';
import type {Site} from './sites';

/** An edit of a file that a served page shows. */
export interface Edit {
  /** Path from the root of the site. */
  readonly file: string;
  /** The page, below the English site. */
  readonly page: string;
  /** Id of the heading above what is edited. */
  readonly section: string;
  /** Text in the file, of which each edit makes another. */
  readonly text: string;
}

/** How often each file is edited; the middle value counts. */
const rounds = 5;

/** Milliseconds after which a server is stopped, whatever it does. */
const patience = 600_000;

/** A development server. */
interface Served {
  readonly origin: string;
  /** Stops it, and waits until it has ended. */
  readonly stop: () => Promise<void>;
}

/** Starts a development server and waits until it has said that it serves. */
async function startServer({dir}: Site): Promise<Served> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      ...['start', dir, '--no-open', '--host', 'localhost'],
      ...['--locale', 'en', '--port', String(port)],
    ],
    {cwd: dir, stdio: ['ignore', 'pipe', 'inherit'], timeout: patience},
  );
  const kill = undoAtEnd(() => child.kill());
  const ended = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    child.once('close', () => reject(new Error(`${dir} is not served.`)));
    child.stdout.on('data', (data: Buffer) => {
      if (data.includes('compiled')) {
        resolve();
      }
    });
  });
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      kill();
      await ended;
    },
  };
}

/** Milliseconds from the saving of a file to its text in the page. */
async function timeEdit(
  page: Page,
  file: string,
  [from, to]: readonly [string, string],
): Promise<number> {
  const content = fs.readFileSync(file, 'utf8');
  if (!content.includes(from)) {
    throw new Error(`${file} does not say "${from}".`);
  }
  const seen = page.waitForFunction(
    (text) => document.querySelector('main')?.textContent.includes(text),
    to,
  );
  const saved = Date.now();
  fs.writeFileSync(file, content.replace(from, to));
  await seen;
  const took = Date.now() - saved;
  // What the edit has set off must not slow the next one down.
  await page.waitForTimeout(3000);
  return took;
}

/**
 * Serves a site as an author has it, edits files of it and takes the time
 * until Chromium shows what they say.
 *
 * @param site - whose files are edited.
 * @returns the milliseconds of each edit.
 */
export async function measureReload(
  site: Site,
  edits: readonly Edit[],
): Promise<number[]> {
  const {origin, stop} = await startServer(site);
  const browser = await launchChromium();
  try {
    const base = site.localeDir === '.' ? '/' : `/${site.localeDir}/`;
    const results: number[] = [];
    for (const {file, page: below, section, text} of edits) {
      const page = await browser.newPage({
        viewport: {width: 1440, height: 900},
      });
      await page.goto(origin + base + below, {timeout: patience});
      await page.locator(`h2#${section}, h4#${section}`).waitFor();
      await page.evaluate((id) => {
        document.getElementById(id)?.scrollIntoView({behavior: 'instant'});
      }, section);
      await page.getByText(text).first().waitFor();
      const times: number[] = [];
      let before = text;
      for (let round = 1; round <= rounds; round += 1) {
        const after = `${text}, edit ${round}`;
        times.push(
          await timeEdit(page, path.join(site.dir, file), [before, after]),
        );
        before = after;
      }
      times.sort((a, b) => a - b);
      results.push(times[Math.floor(rounds / 2)] ?? 0);
      await page.close();
    }
    return results;
  } finally {
    await browser.close();
    await stop();
  }
}
