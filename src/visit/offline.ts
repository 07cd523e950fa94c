import siteConfig from '@generated/docusaurus.config';
import {startOffline} from '@site/plugins/offline/client';
// At hand when it is needed: the host has other assets then.
import {showUpdate} from '@site/src/components/UpdateNotice/show';

/** As the address of `src/pages/offline.tsx`. */
const offlinePage = 'offline/';

/** Starts what `src/clientModules/offline.ts` loads once the browser is idle. */
export const start = () =>
  startOffline({
    base: siteConfig.baseUrl,
    offlinePage: siteConfig.baseUrl + offlinePage,
    onUpdate: showUpdate,
  });
