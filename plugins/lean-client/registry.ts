/** The chunk of a module that a route asks for. */
export interface RegistryEntry {
  readonly chunk: string;
  readonly module: string;
}

const entryPattern = /webpackChunkName: "([^"]+)" \*\/ "([^"]+)"/g;

/**
 * Reads which chunk is whose.
 *
 * @param registry - Docusaurus' generated `registry.js`.
 * @throws when it names no chunk.
 */
export function readRegistry(registry: string): RegistryEntry[] {
  const entries = [...registry.matchAll(entryPattern)].map(
    ([, chunk = '', module = '']) => ({chunk, module}),
  );
  if (entries.length === 0) {
    throw new Error(
      'registry.js names no chunks as "webpackChunkName"; Docusaurus writes it in another way now: adapt plugins/lean-client/registry.ts.',
    );
  }
  return entries;
}
