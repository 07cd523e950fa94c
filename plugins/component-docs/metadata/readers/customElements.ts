import * as z from 'zod';
import type {
  Draft,
  DraftComponent,
  DraftEvent,
  DraftFunction,
  DraftItem,
  DraftProp,
  DraftSlot,
} from '../draft';
import {keepValid} from '../report';
import type {Report} from '../report';
import {normalizeType} from '../types';
import {
  checked,
  code,
  deprecation,
  description,
  itemName,
  keepFirst,
  readDefault,
  readDetail,
  readTypes,
  slotName,
  tagName,
  union,
} from './fields';

const type = z.looseObject({text: code}).optional();

const named = z.looseObject({
  name: itemName,
  description,
  deprecated: deprecation,
  inheritedFrom: z
    .looseObject({name: itemName})
    .optional()
    // Says where something is from; without it nothing is lost.
    .catch(undefined),
});

const attribute = named.extend({
  type,
  default: code.nullish(),
  fieldName: itemName.optional(),
});

const slot = named.extend({name: slotName});

const event = named.extend({type});

const parameter = z.looseObject({
  name: itemName,
  type,
  optional: z.boolean().optional(),
  rest: z.boolean().optional(),
});

const member = named.extend({
  kind: z.string(),
  privacy: z.string().optional(),
  static: z.boolean().optional(),
  type,
  default: code.nullish(),
  attribute: z.union([z.string(), z.boolean()]).optional(),
  parameters: z.array(parameter).optional(),
  return: z.looseObject({type}).optional(),
});

type Member = z.infer<typeof member>;

const reference = z.looseObject({
  name: z.string(),
  module: z.string().optional(),
});

const declaration = z.looseObject({
  kind: z.string(),
  name: z.string(),
  tagName: z.string().optional(),
  description,
  summary: description,
  deprecated: deprecation,
  superclass: reference.optional().catch(undefined),
  mixins: z.array(reference).optional().catch(undefined),
  attributes: z.unknown().optional(),
  members: z.unknown().optional(),
  events: z.unknown().optional(),
  slots: z.unknown().optional(),
});

const exported = z.looseObject({
  kind: z.string(),
  name: z.string(),
  declaration: reference,
});

const moduleSchema = z.looseObject({
  path: z.string(),
  declarations: z.unknown().optional(),
  exports: z.unknown().optional(),
});

const file = z.looseObject({
  schemaVersion: z.string(),
  modules: z.array(z.unknown()),
});

const anyKind = z.looseObject({kind: z.string()});

/** A class or mixin, and where it is declared. */
interface Declared {
  readonly path: string;
  readonly value: z.infer<typeof declaration>;
}

/** What one declaration says, without what it inherits. */
type Own = Required<
  Pick<DraftComponent, 'props' | 'slots' | 'events' | 'functions'>
>;

const nameOf = ({name}: {readonly name: string}) => name;

const item = ({
  name,
  description: text,
  deprecated,
  inheritedFrom,
}: z.infer<typeof named>): DraftItem => ({
  name,
  description: text,
  deprecated,
  mixin: inheritedFrom?.name,
});

function signatureOf({name, parameters = [], ...rest}: Member): string {
  const list = parameters.map((entry) => {
    const text = `${entry.rest ? '...' : ''}${entry.name}${entry.optional ? '?' : ''}`;
    return entry.type
      ? `${text}: ${normalizeType(entry.type.text).type}`
      : text;
  });
  const result = rest.return?.type?.text;
  return `${name}(${list.join(', ')})${result === undefined ? '' : `: ${result}`}`;
}

/** Everything that one declaration lists. */
function readOwn({value}: Declared, where: string, report: Report): Own {
  const items = <T extends DraftItem>(
    field: string,
    list: unknown,
    parse: (entry: unknown) => T,
  ): T[] =>
    keepFirst(
      keepValid(list, parse, `${where}, ${field}`, report),
      nameOf,
      `${where}, ${field}`,
      report,
    );
  // Overloads and accessors repeat a name, and that is no mistake.
  const members = keepValid(
    value.members,
    (entry) => checked(member, entry),
    `${where}, members`,
    report,
  ).filter(
    (entry, index, all) =>
      all.findIndex(({name}) => name === entry.name) === index,
  );
  const fields = new Map(
    members
      .filter(({kind}) => kind === 'field')
      .map((entry) => [entry.name, entry]),
  );
  const written = new Set<string>();
  const attributes = items(
    'attributes',
    value.attributes,
    (entry): DraftProp => {
      const found = checked(attribute, entry);
      const field = fields.get(found.fieldName ?? found.name);
      written.add(field?.name ?? '');
      return {
        ...item(found),
        description: found.description ?? field?.description,
        deprecated: found.deprecated ?? field?.deprecated,
        types: readTypes(found.type?.text ?? field?.type?.text),
        default: readDefault(found.default ?? field?.default),
      };
    },
  );
  // A class says of much that it is public; what it explains is meant for use.
  const offered = members.filter(
    (entry) =>
      entry.description !== undefined &&
      !entry.static &&
      (entry.privacy ?? 'public') === 'public',
  );
  return {
    props: [
      ...attributes,
      ...offered
        .filter(({kind, name}) => kind === 'field' && !written.has(name))
        .map((entry): DraftProp => ({
          ...item(entry),
          types: readTypes(entry.type?.text),
          default: readDefault(entry.default),
        })),
    ],
    slots: items('slots', value.slots, (entry): DraftSlot =>
      item(checked(slot, entry)),
    ),
    events: items('events', value.events, (entry): DraftEvent => {
      const found = checked(event, entry);
      return {...item(found), arguments: readDetail(found.type?.text)};
    }),
    functions: offered
      .filter(({kind}) => kind === 'method')
      .map((entry): DraftFunction => ({
        ...item(entry),
        signature: signatureOf(entry),
      })),
  };
}

const comparable = (path: string) =>
  path.replace(/^\.?\//, '').replace(/\.[cm]?[jt]sx?$/, '');

/** Finds what a reference of a declaration means, within the manifest. */
function resolve(
  {name, module: path}: z.infer<typeof reference>,
  from: Pick<Declared, 'path'>,
  all: readonly Declared[],
): Declared | undefined {
  const candidates = all.filter(({value}) => value.name === name);
  const wanted = comparable(path ?? from.path);
  return (
    candidates.find((entry) => comparable(entry.path) === wanted) ??
    (candidates.length === 1 ? candidates[0] : undefined)
  );
}

/** A declaration and all that it inherits from, nearest first; ends in cycles. */
function lineage(start: Declared, all: readonly Declared[]): Declared[] {
  const found = new Set<Declared>([start]);
  // The set grows while it is walked.
  for (const entry of found) {
    const {mixins = [], superclass} = entry.value;
    for (const parent of [...mixins, ...(superclass ? [superclass] : [])]) {
      const resolved = resolve(parent, entry, all);
      if (resolved) {
        found.add(resolved);
      }
    }
  }
  return [...found];
}

/** The same items, each with the name of the class or mixin it comes from. */
function inherited(own: Own, mixin: string): Own {
  const mark = <T extends DraftItem>(items: readonly T[]): T[] =>
    items.map((entry) => ({...entry, mixin: entry.mixin ?? mixin}));
  return {
    props: mark(own.props),
    slots: mark(own.slots),
    events: mark(own.events),
    functions: mark(own.functions),
  };
}

/**
 * Reads a Custom Elements Manifest. What a class inherits from classes and
 * mixins of the same manifest counts as its own.
 *
 * @param source - the parsed file.
 * @param label - names the file in errors and reports.
 * @param report - takes entries that cannot be read.
 * @throws an error when the file as a whole is no such manifest.
 * @see https://github.com/webcomponents/custom-elements-manifest
 */
export function readCustomElements(
  source: unknown,
  label: string,
  report: Report,
): Draft {
  const result = file.safeParse(source);
  if (!result.success) {
    throw new Error(
      `${label} is no Custom Elements Manifest: ${result.error.issues
        .map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`)
        .join('; ')}.`,
    );
  }
  const modules = keepValid(
    result.data.modules,
    (entry) => checked(moduleSchema, entry),
    `${label}, modules`,
    report,
  );
  const declared = modules.flatMap(({path, declarations}) =>
    keepValid(
      declarations,
      (entry): Declared | undefined =>
        // Functions and variables are no concern of ours.
        /^(?:class|mixin)$/.test(checked(anyKind, entry).kind)
          ? {path, value: checked(declaration, entry)}
          : undefined,
      `${label}, ${path}, declarations`,
      report,
    ).filter((entry) => entry !== undefined),
  );
  // A tag stands at the class, at the export that defines it, or at both.
  const defined = modules.flatMap(({path, exports}) =>
    keepValid(
      exports,
      (entry) => {
        if (checked(anyKind, entry).kind !== 'custom-element-definition') {
          return [];
        }
        const {name, declaration: target} = checked(exported, entry);
        const found = resolve(target, {path}, declared);
        return found && found.value.tagName === undefined
          ? [{name, found}]
          : [];
      },
      `${label}, ${path}, exports`,
      report,
    ).flat(),
  );
  const elements = [
    ...declared.flatMap((found) =>
      found.value.tagName === undefined
        ? []
        : [{name: found.value.tagName, found}],
    ),
    ...defined,
  ];
  const own = new Map<Declared, Own>();
  const ownOf = (entry: Declared): Own => {
    const known =
      own.get(entry) ?? readOwn(entry, `${label}, ${entry.value.name}`, report);
    own.set(entry, known);
    return known;
  };
  const read = (entry: unknown): DraftComponent => {
    const {name, found} = entry as (typeof elements)[number];
    const chain = lineage(found, declared).map((parent) =>
      parent === found
        ? ownOf(parent)
        : inherited(ownOf(parent), parent.value.name),
    );
    return {
      tag: checked(tagName, name),
      description: found.value.description ?? found.value.summary,
      deprecated: found.value.deprecated,
      props: union(
        chain.map(({props}) => props),
        nameOf,
      ),
      slots: union(
        chain.map(({slots}) => slots),
        nameOf,
      ),
      events: union(
        chain.map(({events}) => events),
        nameOf,
      ),
      functions: union(
        chain.map(({functions}) => functions),
        nameOf,
      ),
    };
  };
  return {
    components: keepFirst(
      keepValid(elements, read, `${label}, elements`, report),
      ({tag}) => tag,
      `${label}, elements`,
      report,
    ),
    directives: [],
  };
}
