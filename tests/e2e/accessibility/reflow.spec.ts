import type {Page} from '@playwright/test';
import {readLanguages} from '../harness/site';
import {scrollThrough} from '../harness/scroll';
import {expect, test} from '../harness/test';
import {hydrated, opened, pages} from './states';

/** 1280 px at a zoom of 400 % and 200 %, as WCAG's criterion on reflow has it. */
const zoomed = [
  {zoom: '400 %', width: 320, height: 256},
  {zoom: '200 %', width: 640, height: 512},
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What scrolls to the side and cannot be scrolled by keyboard. */
const unreachable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          !element.closest('.vue-sandbox') &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
          element.tabIndex < 0 &&
          !element.querySelector(
            'a[href], button, input, select, [tabindex="0"]',
          ),
      )
      .map(({outerHTML}) => outerHTML.slice(0, 120)),
  );

/** Controls that begin or end outside of the window, where none can scroll. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select',
      ),
    ]
      .filter((element) => {
        const {left, right, width} = element.getBoundingClientRect();
        const scrolls = (parent: Element | null): boolean =>
          parent !== null &&
          (['auto', 'scroll'].includes(getComputedStyle(parent).overflowX) ||
            scrolls(parent.parentElement));
        return (
          width > 1 &&
          element.checkVisibility({visibilityProperty: true}) &&
          !element.closest('.vue-sandbox, [inert]') &&
          (left < -1 || right > window.innerWidth + 1) &&
          !scrolls(element.parentElement)
        );
      })
      .map(({outerHTML}) => outerHTML.slice(0, 120)),
  );

for (const [index, state] of [...pages, ...opened].entries()) {
  const locale = readLanguages[index % readLanguages.length]!;
  test.describe(state.name, () => {
    test.use({newcomer: state.newcomer ?? false});

    test(`fits a small window, ${locale}`, async ({page, allowMissing}) => {
      const address = `/${locale}/${state.route}`;
      if (state.missing) {
        allowMissing(address);
      }
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize(zoomed[0]!);
      await page.goto(address);
      await hydrated(page);
      await (state.open ?? scrollThrough)(page);
      for (const {zoom, width, height} of zoomed) {
        await page.setViewportSize({width, height});
        // Applications in the page follow a new width a moment later.
        await expect
          .poll(() => overflow(page), {message: `px too wide at ${zoom}`})
          .toBeLessThanOrEqual(0);
        await expect.poll(() => unreachable(page), {message: zoom}).toEqual([]);
        expect(await cutOff(page), zoom).toEqual([]);
      }
    });
  });
}
