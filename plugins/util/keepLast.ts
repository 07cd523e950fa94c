/**
 * Keeps the last result of a function for as long as it is asked for the same:
 * a development server loads all content again after each edit of a page, and
 * most of it is as it was.
 *
 * @returns a function that makes the result anew when one of the things it
 * comes from is another; a promise that is rejected is not kept.
 */
export function keepLast<T>(): (from: readonly unknown[], make: () => T) => T {
  let last: {readonly from: readonly unknown[]; readonly result: T} | undefined;
  return (from, make) => {
    const known = last;
    if (
      known?.from.length === from.length &&
      known.from.every((thing, index) => Object.is(thing, from[index]))
    ) {
      return known.result;
    }
    const result = make();
    last = {from, result};
    if (result instanceof Promise) {
      result.catch(() => {
        last = undefined;
      });
    }
    return result;
  };
}

/** The same for things that have a name: the last result of each. */
export function keepLastOf<T>(): (
  name: string,
  from: readonly unknown[],
  make: () => T,
) => T {
  const kept = new Map<string, ReturnType<typeof keepLast<T>>>();
  return (name, from, make) => {
    const keep = kept.get(name) ?? keepLast<T>();
    kept.set(name, keep);
    return keep(from, make);
  };
}
