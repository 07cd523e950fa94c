/** The key under which the visitor's language is stored. */
const storageKey = 'currentLanguage';

/** The stored language, or null when there is none or storage is blocked. */
export function readStoredLanguage(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Stores the visitor's choice; with storage blocked it lasts for this page. */
export function storeLanguage(locale: string): void {
  try {
    window.localStorage.setItem(storageKey, locale);
  } catch {
    // Blocked or full storage: the address still carries the language.
  }
}
