/** What loads the code of each island on the pages so far. */
const loads = new Set<() => Promise<unknown>>();

let isFirst = true;

/** @param load - loads the code of an island that is on a page. */
export function addIsland(load: () => Promise<unknown>): void {
  loads.add(load);
}

/**
 * Loads the code of islands, so that a page is complete when it is shown. Not
 * for the first page, which the server wrote: its islands load as they are near.
 */
export async function loadIslands(): Promise<void> {
  if (isFirst) {
    isFirst = false;
    return;
  }
  await Promise.all([...loads].map((load) => load()));
}
