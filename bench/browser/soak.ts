import type {CDPSession, Page} from 'playwright-core';

/** What is alive after so many navigations, garbage collected. */
export interface SoakSample {
  readonly navigations: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Some of many, the same ones for the same seed. */
export function chooseFrom<T>(
  all: readonly T[],
  count: number,
  seed: number,
): T[] {
  const random = seeded(seed);
  const rest = [...all];
  return Array.from({length: Math.min(count, all.length)}, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

/**
 * Goes to a page within the visit, as the browser's own buttons do, once its
 * code is there.
 */
async function go(page: Page, pathname: string): Promise<void> {
  await page.evaluate(async (to) => {
    await window.docusaurus.preload(to);
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, pathname);
  await page.waitForTimeout(100);
}

/** Reads a page quickly, so that its examples run. */
async function scrollDown(page: Page): Promise<void> {
  for (let screen = 0; screen < 3; screen += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(60);
  }
}

async function sample(
  session: CDPSession,
  navigations: number,
): Promise<SoakSample> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  const valueOf = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    navigations,
    heap: valueOf('JSHeapUsedSize'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  };
}

/**
 * Visits pages at random in one visit, each once at first, and scrolls through
 * them.
 *
 * @param page - on any page of the site.
 * @param pathnames - what is visited; the first one is where samples are taken.
 * @param seed - of the order.
 * @param samplesAt - after how many navigations a sample is taken; the last one
 * ends the soak.
 */
export async function soak(
  page: Page,
  pathnames: readonly string[],
  seed: number,
  samplesAt: readonly number[],
): Promise<SoakSample[]> {
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const random = seeded(seed);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const [home = '/'] = pathnames;
  const samples: SoakSample[] = [];
  for (let count = 1; count <= Math.max(...samplesAt); count += 1) {
    const isSampled = samplesAt.includes(count);
    const chosen =
      count < pathnames.length
        ? pathnames[count]
        : pathnames[Math.floor(random() * pathnames.length)];
    await go(page, isSampled ? home : (chosen ?? home));
    await scrollDown(page);
    if (isSampled) {
      await page.waitForLoadState('networkidle');
      samples.push(await sample(session, count));
    }
  }
  return samples;
}
