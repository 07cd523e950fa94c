/** A value that outlives renders, and whoever wants to know when it changes. */
export interface Live<T> {
  /** What it was at first. */
  readonly first: T;
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** @returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param first - the value until it is set. */
export function makeLive<T>(first: T): Live<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => value,
    set(next) {
      value = next;
      listeners.forEach((listener) => {
        listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
