import type {BrowserContext} from '@playwright/test';

/** What goes wrong in the pages of a window. */
export interface Problems {
  /** Everything since the last call. */
  readonly take: () => string[];
  /** Says that a test means to ask for an address that does not exist. */
  readonly allowMissing: (pathname: string) => void;
}

/**
 * Notes console errors, Vue warnings, uncaught errors, requests to other hosts
 * and requests without a good answer.
 *
 * @param origin - the site's own host.
 */
export function watchProblems(
  context: BrowserContext,
  origin: string | undefined,
): Problems {
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
    const {origin: host, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && host !== origin) {
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
  return {
    take: () => problems.splice(0),
    allowMissing: (pathname) => missing.add(pathname),
  };
}

/** Makes the visitor one who has seen the newest notification. */
export async function returnVisitor(context: BrowserContext): Promise<void> {
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
