// Client module (docusaurus.config.ts). Not plugin-google-gtag: that puts the
// script into every page, before a visitor can refuse.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {SiteFields} from '@site/config/theme';
import {whenIdle} from '@site/plugins/content-service/client/idle';
import {readConsent, watchConsent} from './consent';
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

function sendPageView(): void {
  window.gtag?.('event', 'page_view', {
    page_title: document.title,
    page_location: window.location.href,
    page_path: window.location.pathname + window.location.search,
  });
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

function start(id: string): void {
  window.dataLayer ??= [];
  const {dataLayer} = window;
  window.gtag = function gtag() {
    // Google's script tells commands by their being `arguments`.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', id, {anonymize_ip: true, send_page_view: false});
  sendPageView();
  document.addEventListener('click', watchToolbar);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Refused later: nothing is sent any more. */
function stop(): void {
  delete window.gtag;
  document.removeEventListener('click', watchToolbar);
}

function follow(id: string): void {
  const allowed = readConsent() === 'accepted';
  if (allowed && !window.gtag) {
    start(id);
  } else if (!allowed) {
    stop();
  }
}

if (ExecutionEnvironment.canUseDOM && analyticsId && !refusesTracking()) {
  whenIdle(() => {
    follow(analyticsId);
  });
  watchConsent(() => {
    follow(analyticsId);
  });
}

/** Docusaurus calls this after each navigation. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  readonly location: Location;
  readonly previousLocation: Location | null;
}): void {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    // The title of the page follows a moment later.
    setTimeout(sendPageView);
  }
}
