/** What the plugin's data is imported from. */
export const factsModule = '@framework-facts';

/** Every kind of facts. */
export type FactsKind = 'colors' | 'breakpoints' | 'display' | 'icons';

/** Name of the file with facts of a package, among the plugin's data. */
export const factsFile = (name: string, kind: FactsKind): string =>
  `${name.replace('/', '-')}-${kind}.json`;
