import type {BuildInfo} from '../build-info';
import {searchCache} from './caches';
import type {RequestEvent} from './scope';
import type {Store} from './store';

/** How long a page that is kept waits for the host, in milliseconds. */
const patience = 4000;

/** So many parts of the search index are kept. */
const searchParts = 150;

/** A page's address, as it is kept: with a slash at its end. */
const addressOf = (url: string) => new URL(url).pathname.replace(/\/?$/, '/');

const timeout = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, patience);
  });

/** A page: of the host, else as it is kept, else the one that stands in. */
async function answerPage(
  {request, preloadResponse}: RequestEvent,
  store: Store,
  {offlinePage}: BuildInfo,
): Promise<Response> {
  const fromHost = preloadResponse
    .then((response) => response ?? fetch(request))
    .catch(() => undefined);
  const address = addressOf(request.url);
  const kept = address === offlinePage ? undefined : await store.match(address);
  const answer = await (kept ? Promise.race([fromHost, timeout()]) : fromHost);
  const isDown = !answer || answer.status >= 500;
  return (isDown ? kept : answer) ?? answer ?? store.standIn();
}

/** What never changes at its address: as it is kept, else of the host. */
async function answerAsset(request: Request, store: Store): Promise<Response> {
  return (
    (await store.match(new URL(request.url).pathname)) ?? (await fetch(request))
  );
}

/** Anything else: of the host, else as it is kept. */
async function answerFile(request: Request, store: Store): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const kept = await store.match(new URL(request.url).pathname);
    return kept ?? Response.error();
  }
}

/** Parts of the search index, kept once they were used. */
async function answerSearch(
  event: RequestEvent,
  info: BuildInfo,
): Promise<Response> {
  const cache = await caches.open(searchCache(info));
  const {request} = event;
  try {
    const response = await fetch(request);
    if (response.status === 200 && response.type === 'basic') {
      const copy = response.clone();
      const keep = async () => {
        await cache.put(request, copy);
        const parts = await cache.keys();
        const old = parts.slice(0, Math.max(0, parts.length - searchParts));
        await Promise.all(old.map((part) => cache.delete(part)));
      };
      // With the storage full the search needs a connection.
      event.waitUntil(keep().catch(() => undefined));
    }
    return response;
  } catch {
    const kept = await cache.match(request, {ignoreSearch: true});
    return kept ?? Response.error();
  }
}

/**
 * Answers a request of a page, unless it is none of the worker's business: a
 * form, another host, a part of a file, anything outside of the locale.
 */
export function respond(
  event: RequestEvent,
  store: Store,
  info: BuildInfo,
): void {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (
    request.method !== 'GET' ||
    origin !== location.origin ||
    !pathname.startsWith(info.base) ||
    request.headers.has('range')
  ) {
    return;
  }
  if (request.mode === 'navigate') {
    event.respondWith(answerPage(event, store, info));
  } else if (pathname.startsWith(`${info.base}assets/`)) {
    event.respondWith(answerAsset(request, store));
  } else if (pathname.startsWith(`${info.base}search/`)) {
    event.respondWith(answerSearch(event, info));
  } else {
    event.respondWith(answerFile(request, store));
  }
}
