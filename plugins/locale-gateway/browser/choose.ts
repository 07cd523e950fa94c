import type {GatewayLanguage} from './resolve';
import {storeLanguage} from './storage';

/** Says, until the tab is closed, that the next page is to be reloaded. */
const reloadKey = 'reloadOnce';

/**
 * Takes note of the language that a visitor chose. The pseudo-locale is a tool
 * for translators: it is not stored, and its page reloads after it was chosen.
 *
 * @throws when the site does not have the language.
 */
export function chooseLanguage(
  languages: readonly GatewayLanguage[],
  locale: string,
): void {
  const language = languages.find((entry) => entry.locale === locale);
  if (!language) {
    throw new Error(`Language not found: ${locale}`);
  }
  if (!language.pseudo) {
    storeLanguage(locale);
    return;
  }
  try {
    window.sessionStorage.setItem(reloadKey, locale);
  } catch {
    // Blocked storage: the page is shown as it loads first.
  }
}

/** Whether this page is to be reloaded; says so once. */
export function takeReload(): boolean {
  try {
    const asked = window.sessionStorage.getItem(reloadKey) !== null;
    window.sessionStorage.removeItem(reloadKey);
    return asked;
  } catch {
    return false;
  }
}
