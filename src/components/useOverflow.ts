import {type RefObject, useEffect, useRef, useState} from 'react';

interface Overflow<Type extends HTMLElement> {
  readonly ref: RefObject<Type | null>;
  readonly overflows: boolean;
}

/**
 * Watches whether what an element holds is wider than the element.
 *
 * @param paused - keeps the last answer while set.
 */
export default function useOverflow<Type extends HTMLElement>(
  paused = false,
): Overflow<Type> {
  const ref = useRef<Type>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || paused) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [paused]);
  return {ref, overflows};
}
