// Client module (docusaurus.config.ts). plugins/analytics counts the pages; this
// loads Google's script, which a visitor may refuse.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {SiteFields} from '@site/config/theme';
import {whenIdle} from '@site/plugins/content-service/client/idle';
import {readConsent} from './consent';
import {watchStored} from './storage';
import {track} from './track';

const {analyticsId} = (siteConfig.customFields as unknown as SiteFields)
  .thirdParties;

/** Browsers say in one of these that the visitor is not to be followed. */
function refusesTracking(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** What is clicked in the navbar, by the name that a reader sees. */
function watchToolbar({target}: MouseEvent): void {
  const control = (target as Element).closest(
    '.navbar a, .navbar button:not([data-quiet])',
  );
  if (control) {
    const item = control.getAttribute('aria-label') ?? control.textContent;
    track({name: 'toolbar', item: item.trim()});
  }
}

let isAllowed = false;
let isLoaded = false;

/** The queue of Google's script; takes nothing while that is not allowed. */
function queue(): void {
  if (isAllowed) {
    window.dataLayer ??= [];
    // Google's script tells commands by their being `arguments`.
    // eslint-disable-next-line prefer-rest-params
    window.dataLayer.push(arguments);
  }
}

function load(id: string): void {
  isLoaded = true;
  window.gtag('js', new Date());
  window.gtag('config', id, {anonymize_ip: true});
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function follow(id: string): void {
  isAllowed = readConsent() === 'accepted';
  if (isAllowed) {
    document.addEventListener('click', watchToolbar);
  } else {
    document.removeEventListener('click', watchToolbar);
  }
  if (isAllowed && !isLoaded) {
    load(id);
  }
}

if (ExecutionEnvironment.canUseDOM && analyticsId) {
  window.gtag = queue;
  if (!refusesTracking()) {
    whenIdle(() => {
      follow(analyticsId);
    });
    watchStored(() => {
      follow(analyticsId);
    });
  }
}
