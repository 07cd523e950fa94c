/**
 * After the pseudo-locale was chosen its page is loaded once more, so that the
 * translators' service script finds every text in place.
 */
import {takeReload} from '@site/plugins/locale-gateway/browser/choose';

/** How long the first load has, in milliseconds. */
const reloadDelay = 1000;

if (typeof window !== 'undefined' && takeReload()) {
  window.setTimeout(() => {
    window.location.reload();
  }, reloadDelay);
}
