import {type RefObject, useEffect, useState} from 'react';
import type {Place} from '.';

/**
 * How long the script may take to show something, in ms. The exit ad has 500
 * by the specification; the entry ad is waited for as long as one looks at it.
 */
const patience: Readonly<Record<Place, number>> = {
  entry: 4000,
  list: 500,
  exit: 500,
};

/** Whether the script has put something visible into its place. */
function showsSomething(host: HTMLElement): boolean {
  return [...host.children].some(
    (child) =>
      !(child instanceof HTMLScriptElement) &&
      child.getBoundingClientRect().height > 0,
  );
}

/**
 * Loads the script of an ad network into a place, by a script tag in it.
 *
 * @param script - address of the script; nothing happens without it.
 * @returns whether it failed to load or showed nothing in time.
 */
export function useNetworkAd(
  host: RefObject<HTMLElement | null>,
  script: string | undefined,
  place: Place,
): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const container = host.current;
    if (!script || !container) {
      return undefined;
    }
    const fail = () => setFailed(true);
    const element = document.createElement('script');
    element.async = true;
    element.src = script;
    element.addEventListener('error', fail);
    container.append(element);
    const timer = setTimeout(() => {
      if (!showsSomething(container)) {
        fail();
      }
    }, patience[place]);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('error', fail);
      container.replaceChildren();
    };
  }, [host, script, place]);
  return failed;
}
