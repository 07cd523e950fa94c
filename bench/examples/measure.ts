import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser} from 'playwright-core';
import {browse} from '../../scripts/lib/browse';
import {root, run} from '../../scripts/lib/run';
import {type Way, ways} from './pages';

/** Examples on each page. */
const count = 15;

/** How often each page is opened; the middle value counts. */
const rounds = 5;

/** What a page with the examples costs. */
export interface ExamplesCost {
  /** Bytes of scripts and style sheets, compressed. */
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
  /** From coming near to being drawn, in milliseconds. */
  readonly first: number;
  readonly tenth: number;
  /** Bytes of the heap with all examples running. */
  readonly heap: number;
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function visit(browser: Browser, url: string): Promise<ExamplesCost> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  const bytes = {script: 0, stylesheet: 0, font: 0};
  const seen = new Set<string>();
  const weighing: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType() as keyof typeof bytes;
    if (!(kind in bytes) || seen.has(response.url())) {
      return;
    }
    seen.add(response.url());
    weighing.push(
      response.body().then((body) => {
        // Fonts are compressed already.
        bytes[kind] +=
          kind === 'font' ? body.length : gzipSync(body, {level: 9}).length;
      }),
    );
  });
  try {
    await page.goto(url);
    for (let index = 0; index < count; index += 1) {
      await page.evaluate((at) => {
        document
          .querySelector(`[data-index="${at}"]`)
          ?.scrollIntoView({behavior: 'instant'});
      }, index);
      await page.waitForFunction(
        (at) =>
          (window as unknown as {times: (number | undefined)[]}).times[at] !==
          undefined,
        index,
      );
    }
    await page.waitForLoadState('networkidle');
    await Promise.all(weighing);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.collectGarbage');
    const {metrics} = await session.send('Performance.getMetrics');
    const times = await page.evaluate(
      () => (window as unknown as {times: number[]}).times,
    );
    return {
      ...bytes,
      first: times[0] ?? 0,
      tenth: times[9] ?? 0,
      heap: metrics.find(({name}) => name === 'JSHeapUsedSize')?.value ?? 0,
    };
  } finally {
    await page.close();
  }
}

/** Measures the ways to show fifteen examples, in turns. */
export async function measureExamples(): Promise<Record<Way, ExamplesCost>> {
  const out = path.join(root, '.cache/bench/examples');
  fs.rmSync(out, {recursive: true, force: true});
  const code = await run(
    'tsx',
    [path.join(__dirname, 'bundle.ts'), out, String(count)],
    {NODE_ENV: 'production'},
  );
  if (code !== 0) {
    throw new Error('The pages of the bench could not be bundled.');
  }
  return browse(path.join(out, 'site'), async (browser, origin) => {
    const visits: Record<Way, ExamplesCost[]> = {
      runtime: [],
      plain: [],
      frames: [],
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const way of ways) {
        visits[way].push(await visit(browser, `${origin}/${way}/`));
      }
    }
    const costOf = (way: Way): ExamplesCost => {
      const value = (key: keyof ExamplesCost) =>
        middle(visits[way].map((cost) => cost[key]));
      return {
        script: value('script'),
        stylesheet: value('stylesheet'),
        font: value('font'),
        first: value('first'),
        tenth: value('tenth'),
        heap: value('heap'),
      };
    };
    return {
      runtime: costOf('runtime'),
      plain: costOf('plain'),
      frames: costOf('frames'),
    };
  });
}
