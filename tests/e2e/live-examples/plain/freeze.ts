import type {BrowserContext} from '@playwright/test';

/** Longest delay, in milliseconds, after which something still happens. */
const longestDelay = 250;

/**
 * Makes two pages that show the same look the same at any moment: the time
 * stands still, chance is none, what examples do after a while or again and
 * again they never do, and nothing moves or blinks.
 */
export async function freeze(context: BrowserContext): Promise<void> {
  await context.addInitScript((longest) => {
    const RealDate = Date;
    const now = new RealDate(2026, 4, 13, 10, 24).getTime();
    class FixedDate extends RealDate {
      constructor(...values: [] | [string | number]) {
        super(...((values.length === 0 ? [now] : values) as [number]));
      }

      static override now = () => now;
    }
    Object.assign(window, {Date: FixedDate});
    Math.random = () => 0.5;
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setInterval: () => 0,
      setTimeout: (run: () => void, delay = 0, ...values: never[]) =>
        delay > longest ? 0 : later(run, delay, ...values),
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after {
      animation: none !important;
      caret-color: transparent !important;
      transition: none !important;
    }`);
    document.adoptedStyleSheets = [sheet];
  }, longestDelay);
}
