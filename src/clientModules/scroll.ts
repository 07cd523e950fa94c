/**
 * Scrolls after a navigation, in the place of Docusaurus' own scrolling, which
 * `plugins/lean-client` takes out: that one knows no saved positions, and a
 * hash that cannot be decoded breaks the page.
 */
import type {ClientModule} from '@docusaurus/types';
import {focusOn} from '@site/src/visit/focus';

/** How long the page's content has to come in, in milliseconds. */
export const scrollDelay = 200;

type Position = readonly [left: number, top: number];
type Location = Parameters<
  NonNullable<ClientModule['onRouteDidUpdate']>
>[0]['location'];

/** Where the reader was at each entry of the browser's history. */
const positions = new Map<string, Position>();

/** The entry that is shown. */
let shown: string | undefined;
/** Whether the navigation under way goes back or forward. */
let popped = false;
let stopPending: (() => void) | undefined;

/** An entry that the router did not make has no key. */
const keyOf = ({key, pathname, search, hash}: Location & {key?: string}) =>
  key ?? pathname + search + hash;

/** What tells that the reader has taken over. */
const takeovers = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Runs an action after the delay, unless the reader takes over before. */
function later(action: () => void): () => void {
  const stop = () => {
    window.clearTimeout(timer);
    takeovers.forEach((name) => {
      window.removeEventListener(name, stop);
    });
  };
  const timer = window.setTimeout(() => {
    stop();
    action();
  }, scrollDelay);
  takeovers.forEach((name) => {
    window.addEventListener(name, stop, {passive: true});
  });
  return stop;
}

/** A failure to scroll is worth a line in the console and nothing more. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.warn('Scrolling failed.', error);
  }
}

const anchorOf = (hash: string): HTMLElement | null =>
  hash === ''
    ? null
    : document.getElementById(decodeURIComponent(hash.slice(1)));

function scrollTo([left, top]: Position): void {
  window.scrollTo({left, top, behavior: 'instant'});
}

/** Lets the keyboard and screen readers go on from an element. */
function moveFocus(target: HTMLElement | null): void {
  const isTyping = document.activeElement?.matches('input, textarea, select');
  if (!isTyping) {
    focusOn(target);
  }
}

/** The first load: the browser scrolled before everything was in place. */
function onLoad({hash}: Location): void {
  if (hash !== '') {
    stopPending = later(() => {
      attempt(() => anchorOf(hash)?.scrollIntoView());
    });
  }
}

function onNavigation(
  {pathname, search, hash}: Location,
  previous: Location,
  saved: Position | undefined,
): void {
  const samePage = pathname === previous.pathname;
  if (
    samePage &&
    hash === previous.hash &&
    search !== previous.search &&
    !saved
  ) {
    return;
  }
  const scroll = () => {
    attempt(() => {
      if (saved) {
        scrollTo(saved);
      } else {
        anchorOf(hash)?.scrollIntoView();
      }
    });
  };
  if (samePage) {
    scroll();
  } else {
    scrollTo([0, 0]);
  }
  stopPending = later(() => {
    scroll();
    attempt(() => {
      moveFocus(
        anchorOf(hash) ?? (samePage ? null : document.querySelector('h1')),
      );
    });
  });
}

const clientModule = {
  // The next page is not there yet: the position is still that of this one.
  onRouteUpdate() {
    if (shown !== undefined) {
      positions.set(shown, [window.scrollX, window.scrollY]);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    stopPending?.();
    shown = keyOf(location);
    const saved = popped ? positions.get(shown) : undefined;
    popped = false;
    if (previousLocation) {
      onNavigation(location, previousLocation, saved);
    } else {
      onLoad(location);
    }
  },
} satisfies ClientModule;

/** The browser itself restores the position after a reload only. */
function takeOverRestoration(): void {
  const manual = () => {
    window.history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') {
    manual();
  } else {
    window.addEventListener('load', manual, {once: true});
  }
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      manual();
    }
  });
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}

if (typeof window !== 'undefined') {
  takeOverRestoration();
  window.addEventListener('popstate', () => {
    popped = true;
  });
}

export default clientModule;
