/**
 * Leads a link to another language, whose worker may not be there yet, to the
 * page that stands in for it when it is not kept and there is no connection.
 *
 * @param base - address of the locale.
 * @param offlinePage - address of the page that stands in.
 */
export function watchLinks(base: string, offlinePage: string): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('a[href]');
    if (
      !link ||
      navigator.onLine ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      !['', '_self'].includes(link.target) ||
      link.origin !== window.location.origin ||
      link.pathname.startsWith(base)
    ) {
      return;
    }
    event.preventDefault();
    const {href, pathname} = link;
    const follow = (isKept: boolean) => {
      window.location.assign(isKept ? href : offlinePage);
    };
    caches.match(pathname).then(
      (kept) => follow(kept !== undefined),
      () => follow(false),
    );
  });
}
