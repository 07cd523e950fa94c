import {expect, test} from '../harness/test';

/** How far an example may be from what is reserved for it, in pixels. */
const tolerance = 2;

// The examples of this page differ between a desktop and a phone.
const path = '/en/components/alerts/';

for (const width of [1440, 390]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    test('nothing moves as examples come', async ({page}) => {
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
      expect(reserved.length).toBeGreaterThan(10);
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
  });
}
