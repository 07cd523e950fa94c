import type {Metadata} from './model';

/**
 * Counts the entries that nobody describes; their rows say so.
 *
 * @returns of how many entries how many lack a description.
 */
export function countMissing({
  components,
  directives,
}: Pick<Metadata, 'components' | 'directives'>): {
  readonly items: number;
  readonly missing: number;
} {
  const items = [
    ...components.flatMap(({props, slots, events, functions}) => [
      ...props,
      ...slots,
      ...events,
      ...functions,
    ]),
    ...directives.flatMap(({modifiers}) => modifiers),
  ];
  return {
    items: items.length,
    missing: items.filter(({description}) => !description).length,
  };
}

/** Says once a version how many descriptions are missing, if any. */
export function reportMissing(
  version: string,
  metadata: Metadata,
  report: (message: string) => void,
): void {
  const {items, missing} = countMissing(metadata);
  if (missing > 0) {
    report(
      `API of version "${version}": ${missing} of ${items} descriptions are missing.`,
    );
  }
}
