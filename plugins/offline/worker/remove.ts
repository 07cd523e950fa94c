/**
 * Takes the place of the worker where the feature is switched off: forgets all
 * that was kept and takes itself away.
 */
import {deleteCaches, otherCaches} from './caches';
import {worker} from './scope';

/** Written by the build. */
declare const OFFLINE_BASE: string;

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  const leave = async () => {
    await deleteCaches(await otherCaches(OFFLINE_BASE, []));
    await worker.registration.unregister();
  };
  event.waitUntil(leave());
});
