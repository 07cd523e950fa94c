import type {Page} from '@playwright/test';
import {expect, test} from '../harness/test';
import {hydrated} from './states';

/** One stop of the Tab key, and what is wrong with it. */
interface Stop {
  readonly name: string;
  readonly seen: boolean;
  readonly faults: readonly string[];
}

/** Looks at the element that has the focus; nothing on the page's body. */
const look = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement as HTMLElement & {stopped?: true};
    if (element === document.body) {
      return undefined;
    }
    const {left, top, width, height} = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // Of the part in the window, some must be on top of all else.
    const across = [0.1, 0.5, 0.9].map((part) => left + width * part);
    const down = [0.1, 0.5, 0.9].map((part) => {
      const bottom = Math.min(top + height, window.innerHeight);
      return Math.max(top, 0) + (bottom - Math.max(top, 0)) * part;
    });
    const onTop = across
      .flatMap((x) => down.map((y) => document.elementFromPoint(x, y)))
      .some((it) => it && (element.contains(it) || it.contains(element)));
    // What is in an example is the framework's.
    const faults = element.closest('.vue-sandbox')
      ? []
      : [
          ...(onTop ? [] : ['covered, or outside of the window']),
          ...(style.outlineStyle !== 'none' &&
          parseFloat(style.outlineWidth) >= 2
            ? []
            : ['no ring']),
        ];
    const seen = element.stopped === true;
    element.stopped = true;
    return {name: element.outerHTML.slice(0, 140), seen, faults};
  });

for (const address of [
  '/en/',
  '/en/components/lazy/',
  '/en/api/v-btn/',
  '/en/components/api-explorer/',
  '/en/nowhere/alerts/',
]) {
  test(`Tab leads through all of ${address}, and shows where`, async ({
    page,
    allowMissing,
  }) => {
    allowMissing('/en/nowhere/alerts/');
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(address);
    await hydrated(page);
    const faulty: Stop[] = [];
    let stops = 0;
    let last = '';
    for (; stops < 1500; stops++) {
      await page.keyboard.press('Tab');
      const stop = await look(page);
      if (!stop || stop.seen) {
        break;
      }
      last = stop.name;
      if (stop.faults.length > 0) {
        faulty.push(stop);
      }
    }
    expect(faulty).toEqual([]);
    // The last one is at the end of the page.
    expect(last).toMatch(/footer__|entry_|choices_/);
    expect(stops).toBeLessThan(1500);
  });
}
