/**
 * The service worker of a locale: see the README. It is bundled on its own,
 * with the facts of its build in it, so that each build has another worker.
 */
import type {BuildInfo} from '../build-info';
import type {Message} from '../client/messages';
import {respond} from './respond';
import {openTabs, worker} from './scope';
import {Store} from './store';

/** Written by the build. */
declare const OFFLINE_BUILD: BuildInfo;

const store = new Store(OFFLINE_BUILD);

worker.addEventListener('install', (event) => {
  event.waitUntil(store.prepare());
});

worker.addEventListener('activate', (event) => {
  const start = async () => {
    await store.takeOver();
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(start());
});

worker.addEventListener('fetch', (event) => {
  respond(event, store, OFFLINE_BUILD);
});

async function hear(message: Message, port?: MessagePort): Promise<void> {
  switch (message.type) {
    case 'build':
      port?.postMessage(OFFLINE_BUILD.entry);
      break;
    case 'take-over':
      if (!message.ifAlone || (await openTabs()) === 1) {
        await worker.skipWaiting();
      }
      break;
    case 'keep':
      // A tab of another build keeps nothing here; its own worker is waiting.
      if (message.entry === OFFLINE_BUILD.entry) {
        const {page, loaded, saveData} = message;
        const visited = Date.now();
        await store.keep({page, visited, loaded, examples: !saveData});
        if (!saveData) {
          await store.keepPending();
        }
      }
  }
}

worker.addEventListener('message', (event) => {
  // Only pages of this site can write to its worker.
  event.waitUntil(hear(event.data as Message, event.ports[0]));
});
