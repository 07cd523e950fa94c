import {useEffect, useState} from 'react';
import type {RefObject} from 'react';

/** How far below the fold an example is made ready. */
const rootMargin = '200px 0px';

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
    if (seen || !element.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          setSeen(true);
        }
      },
      {rootMargin},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);

  return seen;
}
