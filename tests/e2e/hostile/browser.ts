import type {Page} from '@playwright/test';

/** Notes what runs; `window.noteRun` is what vectors of our own call. */
function listen(): void {
  const runs: string[] = [];
  const note = (what: string) => {
    runs.push(what);
  };
  Object.assign(window, {
    runs,
    noteRun: note,
    alert: note,
    confirm: note,
    prompt: note,
    print: note,
    open: note,
  });
}

/** Whatever happens in the page that hostile text could have caused. */
export interface Watch {
  /** Addresses asked for, but for those that the test expects. */
  readonly requests: string[];
  readonly navigations: string[];
  readonly dialogs: string[];
}

/**
 * Watches a page. Requests to other hosts are noted and not let out.
 *
 * @param expected - whether the site itself asks for an address.
 */
export async function watch(
  page: Page,
  expected: (url: URL) => boolean,
): Promise<Watch> {
  const seen: Watch = {requests: [], navigations: [], dialogs: []};
  await page.addInitScript(listen);
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.navigations.push(popup.url()));
  page.on('framenavigated', (frame) => {
    if (!expected(new URL(frame.url()))) {
      seen.navigations.push(frame.url());
    }
  });
  await page.route(
    (url) => !expected(url),
    async (route) => {
      seen.requests.push(route.request().url());
      await route.abort();
    },
  );
  return seen;
}

/** What ran so far. */
export const runsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as {runs: string[]}).runs);

/**
 * Fires every event that an element can hear on each element, and clicks it.
 * A link to http(s) is not followed: that it leads there is no harm.
 *
 * @param selector - where; elements outside are left alone.
 */
export async function fireAll(page: Page, selector: string): Promise<void> {
  await page.evaluate((within) => {
    window.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && /^https?:$/.test(link.protocol)) {
        event.preventDefault();
      }
    });
    const events = new Set<string>();
    for (const holder of [HTMLElement, SVGElement, HTMLBodyElement]) {
      for (const name in holder.prototype) {
        if (name.startsWith('on')) {
          events.add(name.slice(2));
        }
      }
    }
    events.delete('click');
    for (const root of document.querySelectorAll(within)) {
      for (const element of root.querySelectorAll('*')) {
        for (const name of events) {
          element.dispatchEvent(new Event(name));
        }
        if (element instanceof HTMLElement) {
          // To look whether an element takes the focus costs a layout.
          if (element.matches('a, button, input, select, [tabindex]')) {
            element.focus({preventScroll: true});
          }
          element.click();
        }
      }
    }
  }, selector);
  // What loads, animates or refreshes does so by itself.
  await page.waitForTimeout(500);
}

/**
 * The elements and attributes that are not of the short list which text of
 * others may consist of, as `element[attribute]`.
 */
export function strangers(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((within) => {
    const attributes: Record<string, readonly string[]> = {
      a: ['href', 'rel'],
      code: ['class'],
      ol: ['start'],
      th: ['align'],
      td: ['align'],
      span: ['class'],
    };
    const elements =
      /^(?:p|br|hr|blockquote|ul|ol|li|pre|code|strong|em|del|a|h[1-6]|table|thead|tbody|tr|th|td|span)$/;
    return [...document.querySelectorAll(`${within} *`)].flatMap((element) => {
      const name = element.localName;
      const bad = element
        .getAttributeNames()
        .filter((attribute) => !attributes[name]?.includes(attribute));
      const href = element.getAttribute('href');
      return [
        ...(elements.test(name) ? [] : [name]),
        ...bad.map((attribute) => `${name}[${attribute}]`),
        ...(href === null || /^(?:https?:\/\/|\/(?![/\\]))/i.test(href)
          ? []
          : [`a[href=${href}]`]),
        ...(href === null ||
        href.startsWith('/') ||
        element.getAttribute('rel') === 'noopener noreferrer nofollow'
          ? []
          : [`a[rel=${element.getAttribute('rel') ?? ''}]`]),
      ];
    });
  }, selector);
}
