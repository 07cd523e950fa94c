import {entryOf} from '../build-info';
import {workerFile} from '../names';
import {watchLinks} from './links';
import {watchUpdates} from './updates';
import {watchVisits} from './visits';

interface OfflineOptions {
  /** Address of the locale: `/en/`. */
  readonly base: string;
  /** Address of the page that stands in for one that is not kept. */
  readonly offlinePage: string;
  /** Called when there is a new build, with what loads it in all tabs. */
  readonly onUpdate: (apply: () => void) => void;
}

/** Whoever forbids storage or workers reads with a connection. */
async function register(
  base: string,
): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(base + workerFile, {
      scope: base,
      updateViaCache: 'none',
    });
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}

/**
 * Starts the worker of the locale, unless the browser does not want it.
 *
 * @returns what is to be called for each page that is shown.
 */
export async function startOffline({
  base,
  offlinePage,
  onUpdate,
}: OfflineOptions): Promise<((page: string) => void) | undefined> {
  const entry = entryOf(
    [...document.scripts].map(({src, text}) => src || text).join(' '),
  );
  const registration = await register(base);
  if (!registration) {
    return undefined;
  }
  watchUpdates(registration, entry, onUpdate);
  watchLinks(base, offlinePage);
  return watchVisits(registration, entry);
}
