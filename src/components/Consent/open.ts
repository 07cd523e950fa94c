const listeners = new Set<() => void>();

/** Asks again, whatever was answered. */
export function openConsent(): void {
  listeners.forEach((listener) => listener());
}

/**
 * Calls back when the question is to be asked again.
 *
 * @returns what stops it.
 */
export function watchOpenConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
