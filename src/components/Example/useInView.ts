import {useEffect, useState} from 'react';
import type {RefObject} from 'react';

/**
 * What is ready when the page opens: what starts in the upper three quarters
 * of the window. A phone shows little more than the edge of what is below, and
 * the framework would keep it from answering the first touch.
 */
const firstMargin = '0px 0px -25%';

/** How far below the fold an example is made ready once the visitor moves. */
const laterMargin = '200px 0px';

/** A visitor who only looks sees the rest of the window after so many ms. */
const patience = 3000;

/** What a visitor does first; lists in the page that scroll do not count. */
const moves = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

let hasMoved = false;

/**
 * Calls back when the visitor first does anything, or has done nothing for a
 * while; returns what cancels it.
 */
function onFirstMove(callback: () => void): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  const end = () => {
    hasMoved = true;
    controller.abort();
    callback();
  };
  for (const name of moves) {
    window.addEventListener(name, end, {passive: true, signal});
  }
  const timer = window.setTimeout(end, patience);
  signal.addEventListener('abort', () => {
    window.clearTimeout(timer);
  });
  return () => controller.abort();
}

/**
 * Whether an element has come near the visible part of the page, once true
 * always true.
 *
 * @param eager - do not wait for it.
 */
export function useInView(
  element: RefObject<Element | null>,
  eager: boolean,
): boolean {
  const [seen, setSeen] = useState(eager);

  useEffect(() => {
    const target = element.current;
    if (seen || !target) {
      return undefined;
    }
    let observer: IntersectionObserver | undefined;
    const observe = (rootMargin: string) => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({isIntersecting}) => isIntersecting)) {
            setSeen(true);
          }
        },
        {rootMargin},
      );
      observer.observe(target);
    };
    observe(hasMoved ? laterMargin : firstMargin);
    const cancel = hasMoved
      ? undefined
      : onFirstMove(() => observe(laterMargin));
    return () => {
      cancel?.();
      observer?.disconnect();
    };
  }, [element, seen]);

  return seen;
}
