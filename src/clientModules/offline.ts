/**
 * Keeps visited pages for reading without a connection. The browser has all of
 * the page before it hears of this; what does the work is loaded then.
 */
import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '@site/plugins/content-service/client/idle';

type Visit = (page: string) => void;

/** The page that is shown. */
let page: string | undefined;
let visit: Visit | undefined;

async function load(): Promise<void> {
  const {start} = await import('@site/src/visit/offline');
  visit = await start();
  if (page !== undefined) {
    visit?.(page);
  }
}

if (
  process.env.NODE_ENV === 'production' &&
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator
) {
  whenIdle(() => {
    // Without it pages are read with a connection.
    load().catch(() => undefined);
  });
}

const clientModule = {
  onRouteDidUpdate({location: {pathname}}) {
    page = pathname;
    visit?.(pathname);
  },
} satisfies ClientModule;

export default clientModule;
