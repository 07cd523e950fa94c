import {expect, test} from '../harness/test';

/** How far an example may be from what is reserved for it, in pixels. */
const tolerance = 2;

/** Pages with so many examples at least, which differ in width. */
const pages = [
  ['/en/components/alerts/', 10],
  ['/en/1.5/components/cards/', 4],
] as const;

for (const width of [1440, 390]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    for (const [path, least] of pages) {
      test(`nothing moves on ${path} as examples come`, async ({page}) => {
        await page.addInitScript(() => {
          const here = window as unknown as {shift: number};
          here.shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              here.shift += (entry as unknown as {value: number}).value;
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        await page.goto(path);
        const hosts = page.locator('[id^="example-"] [aria-busy]');
        const heights = () =>
          hosts.evaluateAll((elements) =>
            elements.map((element) => ({
              example: element.closest('[id]')?.id,
              height: element.getBoundingClientRect().height,
            })),
          );
        const reserved = await heights();
        expect(reserved.length).toBeGreaterThanOrEqual(least);
        for (const host of await hosts.all()) {
          await host.scrollIntoViewIfNeeded();
          await expect(host.locator('.vue-sandbox')).toBeVisible();
        }
        await page.waitForLoadState('networkidle');
        const needed = await heights();
        expect(
          needed.filter(
            ({height}, index) =>
              Math.abs(height - (reserved[index]?.height ?? 0)) > tolerance,
          ),
          'examples that are higher or lower than their room',
        ).toEqual([]);
        const shift = await page.evaluate(
          () => (window as unknown as {shift: number}).shift,
        );
        expect(shift, 'cumulative layout shift').toBeLessThan(0.01);
      });
    }
  });
}
