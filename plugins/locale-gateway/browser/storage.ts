/** The key under which the visitor's language is stored. */
const storageKey = 'currentLanguage';

/** How long a host that reads the cookie remembers: a year, in seconds. */
const cookieAge = 60 * 60 * 24 * 365;

/** The stored language, or null when there is none or storage is blocked. */
export function readStoredLanguage(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/**
 * Stores the visitor's choice, for the browser and, as a cookie of the same
 * name, for hosts that choose the language themselves. With storage blocked
 * the choice lasts for this page.
 */
export function storeLanguage(locale: string): void {
  try {
    document.cookie = `${storageKey}=${locale}; path=/; max-age=${cookieAge}; samesite=lax`;
    window.localStorage.setItem(storageKey, locale);
  } catch {
    // Blocked or full storage: the address still carries the language.
  }
}
