/**
 * After the pseudo-locale was chosen its page is loaded once more, so that the
 * translators' service script finds every text in place.
 */
import {pseudoLocale} from '@site/config/locales';
import {takeReload} from '@site/plugins/locale-gateway/browser/choose';

/** How long the first load has, in milliseconds. */
const reloadDelay = 1000;

// Only there: the first look into the session's storage takes a browser long.
if (
  typeof window !== 'undefined' &&
  document.documentElement.lang === pseudoLocale &&
  takeReload()
) {
  window.setTimeout(() => {
    window.location.reload();
  }, reloadDelay);
}
