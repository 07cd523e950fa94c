import type {
  Component,
  Metadata,
} from '../../plugins/component-docs/metadata/model';

const groups = ['props', 'slots', 'events', 'functions'] as const;

type Item = Component[(typeof groups)[number]][number];

/** What of an item an application may depend on, in one line. */
function shapeOf(item: Item): string {
  return [
    ...('types' in item ? [[...item.types].sort().join(' | ')] : []),
    ...('default' in item && item.default !== undefined
      ? [`= ${item.default}`]
      : []),
  ].join(' ');
}

function diffItems(
  where: string,
  before: readonly Item[],
  after: readonly Item[],
): string[] {
  const old = new Map(before.map((item) => [item.name, shapeOf(item)]));
  const now = new Map(after.map((item) => [item.name, shapeOf(item)]));
  return [
    ...[...old.keys()]
      .filter((name) => !now.has(name))
      .map((name) => `- ${where} ${name}`),
    ...[...now].flatMap(([name, shape]) => {
      const previous = old.get(name);
      if (previous === undefined) {
        return [`+ ${where} ${name}`];
      }
      return previous === shape
        ? []
        : [
            `~ ${where} ${name}: ${previous || '(none)'} → ${shape || '(none)'}`,
          ];
    }),
  ];
}

const diffComponent = (before: Component, after: Component): string[] =>
  groups.flatMap((group) =>
    diffItems(`${after.tag} ${group}`, before[group], after[group]),
  );

/**
 * What an API has more, less and different than it had.
 *
 * @returns a line for each: `+ v-btn props plain`, `- v-btn events click`,
 *   `~ v-btn props color: string → object | string`; empty when they are alike.
 */
export function apiDifference(before: Metadata, after: Metadata): string[] {
  const old = new Map(before.components.map((entry) => [entry.tag, entry]));
  const now = new Set(after.components.map(({tag}) => tag));
  return [
    ...[...old.keys()].filter((tag) => !now.has(tag)).map((tag) => `- ${tag}`),
    ...after.components.flatMap((component) => {
      const previous = old.get(component.tag);
      return previous
        ? diffComponent(previous, component)
        : [`+ ${component.tag}`];
    }),
  ];
}
