/**
 * Calls back once the page has loaded and the browser has nothing to do.
 *
 * @returns what cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  let cancel: (() => void) | undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(callback, {timeout: 3000});
      cancel = () => window.cancelIdleCallback(id);
    } else {
      // Safari has no idle callbacks.
      const id = setTimeout(callback, 300);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') {
    wait();
    return () => cancel?.();
  }
  window.addEventListener('load', wait, {once: true});
  return () => {
    window.removeEventListener('load', wait);
    cancel?.();
  };
}
