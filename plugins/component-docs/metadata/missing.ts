import type {Metadata} from './model';

type Described = Pick<Metadata, 'components' | 'directives'>;

const groups = ['props', 'slots', 'events', 'functions'] as const;

function entriesOf({components, directives}: Described) {
  return [
    ...components.flatMap((component) =>
      groups.flatMap((group) =>
        component[group].map(({name, description}) => ({
          item: `${component.tag} ${group} ${name}`,
          description,
        })),
      ),
    ),
    ...directives.flatMap(({tag, modifiers}) =>
      modifiers.map(({name, description}) => ({
        item: `${tag} modifiers ${name}`,
        description,
      })),
    ),
  ];
}

/**
 * Names the entries that nobody describes: `v-alert props border`.
 */
export function listMissing(metadata: Described): string[] {
  return entriesOf(metadata)
    .filter(({description}) => !description)
    .map(({item}) => item);
}

/**
 * Counts the entries that nobody describes; their rows say so.
 *
 * @returns of how many entries how many lack a description.
 */
function countMissing(metadata: Described): {
  readonly items: number;
  readonly missing: number;
} {
  return {
    items: entriesOf(metadata).length,
    missing: listMissing(metadata).length,
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
