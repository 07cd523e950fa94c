import * as z from 'zod';
import type {
  Draft,
  DraftComponent,
  DraftDirective,
  DraftEvent,
  DraftItem,
  DraftProp,
  DraftSlot,
  DraftTyped,
} from '../draft';
import {keepValid} from '../report';
import type {Report} from '../report';
import {normalizeType, splitType} from '../types';
import {
  checked,
  code,
  deprecation,
  description,
  itemName,
  kebabCase,
  keepFirst,
  readDefault,
  readTypes,
  slotName,
  tagName,
  union,
} from './fields';
import {readListener, readMembers} from './signatures';

/** A type may also be a reference to a symbol of the package. */
const typePart = z.union([
  code,
  z.looseObject({name: code}).transform(({name}) => name),
]);

const typeSyntax = z
  .union([typePart, z.array(typePart).transform((parts) => parts.join(' | '))])
  .optional();

const typed = z.looseObject({
  name: itemName.optional(),
  type: typeSyntax,
  description,
});

const named = z.looseObject({
  name: itemName,
  description,
  deprecated: deprecation,
});

const prop = named.extend({
  default: code.nullish(),
  required: z.boolean().optional(),
  type: typeSyntax,
  value: z
    .looseObject({
      type: typeSyntax,
      default: code.nullish(),
      required: z.boolean().optional(),
    })
    .optional(),
});

const slot = named.extend({
  name: slotName,
  type: typeSyntax,
  'vue-properties': z.array(typed).optional(),
});

const event = named.extend({
  type: typeSyntax,
  arguments: z.array(typed).optional(),
});

const lists = z.looseObject({
  properties: z.unknown().optional(),
  events: z.unknown().optional(),
});

const component = z.looseObject({
  name: tagName,
  description,
  deprecated: deprecation,
  attributes: z.unknown().optional(),
  props: z.unknown().optional(),
  events: z.unknown().optional(),
  slots: z.unknown().optional(),
  js: lists.optional(),
  'vue-model': z
    .looseObject({prop: itemName.optional(), event: itemName.optional()})
    .optional(),
});

const argument = z.looseObject({description}).optional();

const directive = z.looseObject({
  name: tagName,
  description,
  argument,
  'vue-argument': argument,
  modifiers: z.unknown().optional(),
  'vue-modifiers': z.unknown().optional(),
});

const file = z.looseObject({
  name: z.string(),
  version: z.string(),
  contributions: z.looseObject({
    html: z.looseObject({
      tags: z.unknown().optional(),
      'vue-components': z.unknown().optional(),
      elements: z.unknown().optional(),
      attributes: z.unknown().optional(),
      'vue-directives': z.unknown().optional(),
    }),
  }),
});

const nameOf = ({name}: {readonly name: string}) => name;
const tagOf = ({tag}: {readonly tag: string}) => tag;

function readTyped({
  name,
  type,
  description: text,
}: z.infer<typeof typed>): DraftTyped {
  return {
    name: name === 'argument' ? undefined : name,
    description: text,
    ...(type === undefined ? {} : normalizeType(type)),
  };
}

/** Several arguments may hide in one type, separated by commas. */
function readArguments(list: readonly z.infer<typeof typed>[]): DraftTyped[] {
  return list.flatMap((entry) => {
    const read = readTyped(entry);
    if (read.type === undefined) {
      return [read];
    }
    return splitType(read.type, ',')
      .filter((type) => type !== 'void')
      .map((type, index) => ({
        ...read,
        type,
        name: index === 0 ? read.name : undefined,
      }));
  });
}

/** Props of Vue are written in either case, and mean the same. */
function readProp(entry: unknown): DraftProp {
  const {value, type, required, ...rest} = checked(prop, entry);
  return {
    name: rest.name,
    description: rest.description,
    deprecated: rest.deprecated,
    default: readDefault(rest.default ?? value?.default),
    required: required ?? value?.required,
    types: readTypes(value?.type ?? type),
  };
}

function readVueProp(entry: unknown): DraftProp {
  const read = readProp(entry);
  return {...read, name: kebabCase(read.name)};
}

function readSlot(entry: unknown): DraftSlot {
  const {
    name,
    description: text,
    deprecated,
    type,
    ...rest
  } = checked(slot, entry);
  return {
    name,
    description: text,
    deprecated,
    properties:
      rest['vue-properties']?.map(readTyped) ??
      (type === undefined ? undefined : readMembers(type)),
  };
}

function readEvent(entry: unknown): DraftEvent {
  const {
    name,
    description: text,
    deprecated,
    type,
    ...rest
  } = checked(event, entry);
  return {
    name,
    description: text,
    deprecated,
    arguments:
      (rest.arguments && readArguments(rest.arguments)) ??
      (type === undefined ? undefined : readListener(type)),
  };
}

function readItem(entry: unknown): DraftItem {
  const {name, description: text} = checked(named, entry);
  return {name, description: text};
}

/** Reads what a source calls components, tags or elements. */
function readComponents(list: unknown, where: string, report: Report) {
  const read = (entry: unknown): DraftComponent => {
    const found = checked(component, entry);
    const inside = `${where.replace(/, [^,]*$/, '')}, ${found.name}`;
    const items = <T extends DraftItem>(
      field: string,
      value: unknown,
      parse: (item: unknown) => T,
    ): T[] =>
      keepFirst(
        keepValid(value, parse, `${inside}, ${field}`, report),
        nameOf,
        `${inside}, ${field}`,
        report,
      );
    const {prop: bound, event: emitted} = found['vue-model'] ?? {};
    const attributes = items('attributes', found.attributes, readProp);
    const written = new Set(attributes.map(nameOf));
    return {
      tag: found.name,
      description: found.description,
      deprecated: found.deprecated,
      ...(bound && emitted
        ? {model: {prop: kebabCase(bound), event: emitted}}
        : {}),
      props: [
        ...union(
          [attributes, items('props', found.props, readVueProp)],
          nameOf,
        ),
        // Fields of the element's class: those without words are internal.
        ...items('js.properties', found.js?.properties, readProp).filter(
          ({name, description: text}) =>
            text !== undefined &&
            !written.has(name) &&
            !written.has(kebabCase(name)) &&
            !written.has(name.toLowerCase()),
        ),
      ],
      slots: items('slots', found.slots, readSlot),
      events: union(
        [
          items('events', found.events, readEvent),
          items('js.events', found.js?.events, readEvent),
        ],
        nameOf,
      ),
    };
  };
  return keepFirst(keepValid(list, read, where, report), tagOf, where, report);
}

function readDirectives(list: unknown, where: string, report: Report) {
  const read = (entry: unknown): DraftDirective => {
    const found = checked(directive, entry);
    return {
      tag: found.name,
      description: found.description,
      argument: (found['vue-argument'] ?? found.argument)?.description,
      modifiers: keepValid(
        found['vue-modifiers'] ?? found.modifiers,
        readItem,
        `${where.replace(/, [^,]*$/, '')}, ${found.name}, modifiers`,
        report,
      ),
    };
  };
  return keepFirst(keepValid(list, read, where, report), tagOf, where, report);
}

const otherAttribute = z.looseObject({name: z.string().regex(/^(?!v-)/)});

/** Directives stand among the attributes that every element takes. */
const directivesAmong = (attributes: unknown): unknown =>
  Array.isArray(attributes)
    ? attributes.filter((entry) => !otherAttribute.safeParse(entry).success)
    : attributes;

/**
 * Reads a web-types manifest: components under `html.tags`,
 * `html.vue-components` or `html.elements`, directives among `html.attributes`
 * or under `html.vue-directives`.
 *
 * @param source - the parsed file.
 * @param label - names the file in errors and reports.
 * @param report - takes entries that cannot be read.
 * @throws an error when the file as a whole is no such manifest.
 * @see https://github.com/JetBrains/web-types
 */
export function readWebTypes(
  source: unknown,
  label: string,
  report: Report,
): Draft {
  const result = file.safeParse(source);
  if (!result.success) {
    throw new Error(
      `${label} is no web-types manifest: ${result.error.issues
        .map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`)
        .join('; ')}.`,
    );
  }
  const {html} = result.data.contributions;
  const components = (name: 'tags' | 'vue-components' | 'elements') =>
    readComponents(html[name], `${label}, ${name}`, report);
  return {
    components: union(
      [
        components('vue-components'),
        components('tags'),
        components('elements'),
      ],
      tagOf,
    ),
    directives: union(
      [
        readDirectives(
          html['vue-directives'],
          `${label}, vue-directives`,
          report,
        ).map((entry) => ({
          ...entry,
          tag: entry.tag.replace(/^(?:v-)?/, 'v-'),
        })),
        readDirectives(
          directivesAmong(html.attributes),
          `${label}, attributes`,
          report,
        ),
      ],
      tagOf,
    ),
  };
}
