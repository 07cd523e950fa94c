/** As `storage.namespace` in docusaurus.config.ts. */
const namespace = 'vuetify-docs';

/** What could not be stored lasts for the visit. */
const memory = new Map<string, string>();

const listeners = new Set<() => void>();

/** Reads what was written under a key, in this visit or an earlier one. */
export function readStored(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) {
    return kept;
  }
  try {
    return window.localStorage.getItem(`${namespace}.${key}`);
  } catch {
    return null;
  }
}

/** Writes a value; with storage blocked or full it lasts for the visit. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(`${namespace}.${key}`, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  listeners.forEach((listener) => listener());
}

/**
 * Calls back when something is written, here or in another tab.
 *
 * @returns what stops it.
 */
export function watchStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
