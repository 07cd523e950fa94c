/**
 * Gives an element the focus, without scrolling: what the reader was at is
 * gone, and this is where to go on. It need not be one that Tab reaches.
 */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) {
    return;
  }
  if (element.tabIndex < 0) {
    element.setAttribute('tabindex', '-1');
  }
  element.focus({preventScroll: true});
}
