import type {KeepMessage} from './messages';

/** How long after a page is shown it is kept, in milliseconds. */
const delay = 2000;

interface Connection {
  readonly saveData?: boolean;
}

const connection = (): Connection =>
  'connection' in navigator ? (navigator.connection as Connection) : {};

/** What is loaded once a visit belongs to every page: fonts, sheets, tables. */
const isShared = (pathname: string) =>
  /\.(?:css|woff2)$|\/assets\/routes\//.test(pathname);

/**
 * Tells the worker which pages are shown, and what they load.
 *
 * @param entry - the build of this tab.
 * @returns what is to be called for each page that is shown.
 */
export function watchVisits(
  registration: ServiceWorkerRegistration,
  entry: string,
): (page: string) => void {
  const shared = new Set<string>();
  let loaded = new Set<string>();
  let page: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    if (page === undefined || !navigator.onLine) {
      return;
    }
    const message: KeepMessage = {
      type: 'keep',
      page,
      entry,
      loaded: [...shared, ...loaded],
      saveData: connection().saveData === true,
    };
    registration.active?.postMessage(message);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(send, delay);
  };

  new PerformanceObserver((list) => {
    const before = loaded.size + shared.size;
    for (const {name} of list.getEntries()) {
      const {origin, pathname, search} = new URL(name);
      if (origin === window.location.origin && search === '') {
        (isShared(pathname) ? shared : loaded).add(pathname);
      }
    }
    if (loaded.size + shared.size > before) {
      later();
    }
  }).observe({type: 'resource', buffered: true});

  // A worker that came later knows nothing of this page yet.
  navigator.serviceWorker.addEventListener('controllerchange', later);

  return (shown) => {
    if (shown !== page) {
      // What was loaded before the first page was known belongs to it.
      if (page !== undefined) {
        loaded = new Set();
      }
      page = shown;
      later();
    }
  };
}
