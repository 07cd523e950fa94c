import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import {ensureChromium} from '../../scripts/lib/chromium';
import {root} from '../../scripts/lib/run';

const metric = z.object({numericValue: z.number()});
const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({id: z.string(), weight: z.number()})),
});

const requestSchema = z.object({
  resourceType: z.string().optional(),
  priority: z.string().optional(),
  transferSize: z.number(),
});

/** What is read of Lighthouse's report. */
const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.intersection(
    z.object({
      'total-blocking-time': metric,
      'cumulative-layout-shift': metric,
      'largest-contentful-paint': metric,
    }),
    z.intersection(
      z.object({
        'network-requests': z.object({
          details: z.object({items: z.array(requestSchema)}),
        }),
      }),
      z.record(z.string(), z.object({score: z.number().nullish()})),
    ),
  ),
});

type Report = z.infer<typeof reportSchema>;

/** Lighthouse on a phone that it simulates; times in ms. */
export interface LighthouseResult {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  readonly largestPaint: number;
  /** Bytes on the wire, compressed. */
  readonly script: number;
  readonly stylesheet: number;
  /** Fetched ahead, for pages that may come next. */
  readonly prefetched: number;
  /** Audits beside performance that cost points. */
  readonly failed: readonly string[];
}

function resultOf({categories, audits}: Report): LighthouseResult {
  const scoreOf = (name: keyof Report['categories']) =>
    Math.round((categories[name].score ?? 0) * 100);
  const requests = audits['network-requests'].details.items;
  const isAhead = ({priority}: (typeof requests)[number]) =>
    priority === 'VeryLow';
  const bytesOf = (isMeant: (request: (typeof requests)[number]) => boolean) =>
    requests
      .filter(isMeant)
      .reduce((sum, {transferSize}) => sum + transferSize, 0);
  const bytesOfType = (type: string) =>
    bytesOf((request) => request.resourceType === type && !isAhead(request));
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    blockingTime: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    script: bytesOfType('Script'),
    stylesheet: bytesOfType('Stylesheet'),
    prefetched: bytesOf(isAhead),
    failed: (['accessibility', 'best-practices', 'seo'] as const).flatMap(
      (name) =>
        categories[name].auditRefs
          .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({id}) => id),
    ),
  };
}

/** Milliseconds after which a run is taken for hung. */
const patience = 5 * 60_000;

/** Runs Lighthouse once, in a process and a profile of its own. */
async function runOnce(url: string): Promise<LighthouseResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-lighthouse-'));
  const output = path.join(folder, 'report.json');
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: patience,
      env: {...process.env, CHROME_PATH: ensureChromium(process.env)},
    },
  );
  try {
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0) {
      throw new Error(`Lighthouse failed on ${url}.`);
    }
    return resultOf(
      reportSchema.parse(JSON.parse(readFileSync(output, 'utf8'))),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Runs Lighthouse three times, on the phone and the network that it simulates
 * by default.
 *
 * @param url - a served page.
 * @returns the run with the middle score; of equal scores, the one with the
 *   middle blocking time.
 */
export async function runLighthouse(url: string): Promise<LighthouseResult> {
  const runs = [await runOnce(url), await runOnce(url), await runOnce(url)];
  const [, middle] = runs.sort(
    (a, b) => a.performance - b.performance || b.blockingTime - a.blockingTime,
  );
  if (!middle) {
    throw new Error(`Lighthouse told nothing of ${url}.`);
  }
  return middle;
}
