import {
  type ComponentType,
  type ReactElement,
  startTransition,
  useEffect,
  useState,
} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {Contexts, type ContextValues} from './contexts';
import type {Live} from './live';
import {keepTyping} from './typing';

/** What an island is rendered with. */
export interface IslandState<P> {
  readonly props: P;
  readonly contexts: ContextValues;
}

interface IslandOptions<P> {
  /** The element that holds what the server wrote. */
  readonly element: HTMLElement;
  readonly live: Live<IslandState<P>>;
  /** Loads the code. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly onError: (error: unknown) => void;
}

/** How far below and above the window an island is made ready. */
const margin = '400px 0px';

/** What a visitor does to a part that is not ready, but is about to be used. */
const touches = ['pointerdown', 'focusin', 'keydown'] as const;

/** What a click does something to by code alone. */
const controls = 'button, input, label';

function Content<P extends object>({
  live,
  part: Part,
  onReady,
}: {
  readonly live: Live<IslandState<P>>;
  readonly part: ComponentType<P>;
  readonly onReady: () => void;
}): ReactElement {
  // At first what the server had, for the same elements.
  const [{props, contexts}, setState] = useState(live.first);
  useEffect(() => {
    const update = () => {
      setState(live.get());
    };
    startTransition(update);
    onReady();
    return live.subscribe(update);
  }, [live, onReady]);
  return (
    <Contexts values={contexts}>
      <Part {...props} />
    </Contexts>
  );
}

/** Makes an island ready, now or when it is time. */
export interface Hydration {
  readonly wake: () => void;
  readonly end: () => void;
}

/**
 * Hydrates an island once it is near the window or a visitor turns to it. A click
 * that comes too early is made again, and what is typed too early is kept.
 */
export function hydrateWhenNear<P extends object>({
  element,
  live,
  load,
  onError,
}: IslandOptions<P>): Hydration {
  const watching = new AbortController();
  const {signal} = watching;
  let root: Root | undefined;
  let clicked: HTMLElement | undefined;
  let isLoading = false;
  const typeAgain = keepTyping(element);

  const onReady = () => {
    typeAgain();
    clicked?.click();
    clicked = undefined;
  };
  const wake = () => {
    if (isLoading) {
      return;
    }
    isLoading = true;
    load().then(
      (part) => {
        if (signal.aborted) {
          return;
        }
        watching.abort();
        startTransition(() => {
          root = hydrateRoot(
            element,
            <Content live={live} onReady={onReady} part={part} />,
            {
              onUncaughtError: onError,
              onRecoverableError: (error) => {
                console.error('An island was not hydrated:', error);
              },
            },
          );
        });
      },
      () => {
        // No connection, perhaps: the next touch tries again.
        isLoading = false;
      },
    );
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        wake();
      }
    },
    {rootMargin: margin},
  );
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
  for (const touch of touches) {
    element.addEventListener(touch, wake, {passive: true, signal});
  }
  element.addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>(controls);
      if (control) {
        event.preventDefault();
        clicked = control;
        wake();
      }
    },
    {signal},
  );

  return {
    wake,
    end() {
      watching.abort();
      // Not while the page around it is being rendered.
      queueMicrotask(() => root?.unmount());
    },
  };
}
