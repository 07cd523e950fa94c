import {test as base} from '@playwright/test';

/** Tells the harness that a test means to ask for a missing address. */
export type AllowMissing = (pathname: string) => void;

interface Fixtures {
  /** Whether it is the first visit, when a notification appears by itself. */
  readonly newcomer: boolean;
  readonly allowMissing: AllowMissing;
}

/**
 * Playwright's `test` on the built site. A test fails, whatever it asserts,
 * when a page of it logs an error or a Vue warning, throws, asks another host,
 * or gets no good answer to a request. The visitor has been here before, so
 * that no notification appears by itself, unless a file says
 * `test.use({newcomer: true})`.
 */
export const test = base.extend<Fixtures>({
  // Playwright reads the parameters, so the empty pattern has to be there.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_ORIGIN);
  },

  newcomer: [false, {option: true}],

  allowMissing: [
    async ({context, baseURL, newcomer}, use) => {
      if (!newcomer) {
        await context.addInitScript(() => {
          const state = {viewed: {}, lastViewed: Date.now()};
          const key = 'vuetify-docs.notifications';
          try {
            window.localStorage.setItem(key, JSON.stringify(state));
          } catch {
            // A frame without storage.
          }
        });
      }
      const missing = new Set<string>();
      const problems: string[] = [];
      const isMissing = (url: string) => missing.has(new URL(url).pathname);

      context.on('console', (message) => {
        const {url} = message.location();
        const bad =
          message.type() === 'error' || message.text().includes('[Vue warn]');
        if (bad && !(url && isMissing(url))) {
          problems.push(`console: ${message.text()} (${url})`);
        }
      });
      context.on('weberror', (error) => {
        problems.push(`uncaught: ${String(error.error())}`);
      });
      context.on('request', (request) => {
        const {origin, protocol} = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) {
          problems.push(`request to another host: ${request.url()}`);
        }
      });
      context.on('response', (response) => {
        if (response.status() >= 400 && !isMissing(response.url())) {
          problems.push(`status ${response.status()}: ${response.url()}`);
        }
      });
      context.on('requestfailed', (request) => {
        // Leaving a page cancels what it was still loading.
        const reason = request.failure()?.errorText ?? '';
        if (reason !== 'net::ERR_ABORTED') {
          problems.push(`request failed: ${request.url()} ${reason}`);
        }
      });

      await use((pathname) => missing.add(pathname));
      base.expect(problems, 'problems in the browser').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';
