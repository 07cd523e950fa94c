import {askBuild} from './ask';
import type {TakeOverMessage} from './messages';

/** How often the host is asked for a new build at most, in milliseconds. */
const interval = 60 * 60 * 1000;

const takeOver = (worker: ServiceWorker | null, ifAlone: boolean) =>
  worker?.postMessage({type: 'take-over', ifAlone} satisfies TakeOverMessage);

/**
 * Watches for a new build. Its worker waits until the visitor agrees, since
 * tabs run on the build before; a tab that runs on the new build already, as
 * it was loaded later, lets it take over unless there are others.
 *
 * @param entry - the build of this tab.
 * @param onUpdate - is given what loads the new build, in all tabs.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  entry: string,
  onUpdate: (apply: () => void) => void,
): void {
  const {serviceWorker} = navigator;
  const onWaiting = async (waiting: ServiceWorker) => {
    if ((await askBuild(waiting)) === entry) {
      takeOver(waiting, true);
    } else {
      onUpdate(() => {
        if (registration.waiting) {
          takeOver(registration.waiting, false);
        } else {
          window.location.reload();
        }
      });
    }
  };
  const onInstalling = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      // The first worker waits for nobody.
      if (worker.state === 'installed' && registration.active) {
        void onWaiting(worker);
      }
    });
  };
  if (registration.waiting) {
    void onWaiting(registration.waiting);
  }
  onInstalling(registration.installing);
  registration.addEventListener('updatefound', () => {
    onInstalling(registration.installing);
  });

  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    const {controller} = serviceWorker;
    if (isControlled && controller) {
      void askBuild(controller).then((current) => {
        if (current !== entry) {
          window.location.reload();
        }
      });
    }
    isControlled = true;
  });

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - asked > interval;
    if (document.visibilityState === 'visible' && isDue) {
      asked = Date.now();
      // Without a connection there is nothing to find.
      registration.update().catch(() => undefined);
    }
  });
}
