const eventName = 'site-search';

/** Opens the search, wherever on the page this is asked. */
export function openSearch(query: string): void {
  window.dispatchEvent(new CustomEvent(eventName, {detail: query}));
}

/**
 * Hears when the search is to be opened.
 *
 * @returns stops hearing.
 */
export function onOpenSearch(open: (query: string) => void): () => void {
  const hear = (event: Event) => {
    open(String((event as CustomEvent<unknown>).detail));
  };
  window.addEventListener(eventName, hear);
  return () => {
    window.removeEventListener(eventName, hear);
  };
}
