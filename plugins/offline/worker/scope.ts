/**
 * The parts of a service worker's global scope that are used. TypeScript's
 * library for workers cannot be loaded beside the one for pages.
 */

/** An event that keeps the worker alive until a promise is settled. */
export interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** A request of a page. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser asked for while the worker started, if anything. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A message of a page. */
export interface MessageOfPage extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: RequestEvent;
  readonly message: MessageOfPage;
}

interface WorkerScope {
  addEventListener<T extends keyof Events>(
    type: T,
    listener: (event: Events[T]) => void,
  ): void;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly {readonly url: string}[]>;
  };
  readonly registration: {
    readonly scope: string;
    /** Browsers have it, but for some that are still in use. */
    readonly navigationPreload?: {enable(): Promise<void>};
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
}

/** The worker's global scope. */
export const worker = self as unknown as WorkerScope;

/** The open tabs of the locale. */
export async function openTabs(): Promise<number> {
  const tabs = await worker.clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  });
  return tabs.filter(({url}) => url.startsWith(worker.registration.scope))
    .length;
}
