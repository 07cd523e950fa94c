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
} from './fields';

const described = z.looseObject({docs: description, deprecation});

const prop = described.extend({
  name: itemName,
  attr: itemName.nullish(),
  type: code.optional(),
  default: code.nullish(),
  required: z.boolean().optional(),
});

const method = described.extend({name: itemName, signature: code.min(1)});

const event = described.extend({event: itemName, detail: code.optional()});

const slot = described.extend({name: slotName});

const component = described.extend({
  tag: tagName,
  props: z.unknown().optional(),
  methods: z.unknown().optional(),
  events: z.unknown().optional(),
  slots: z.unknown().optional(),
});

const file = z.looseObject({components: z.array(z.unknown())});

const words = (entry: z.infer<typeof described>) => ({
  description: entry.docs,
  deprecated: entry.deprecation,
});

/** In HTML a prop has the name of its attribute, if it has one. */
function readProp(entry: unknown): DraftProp {
  const found = checked(prop, entry);
  return {
    name: found.attr ?? found.name,
    ...words(found),
    types: readTypes(found.type),
    default: readDefault(found.default),
    required: found.required,
  };
}

function readMethod(entry: unknown): DraftFunction {
  const found = checked(method, entry);
  return {name: found.name, ...words(found), signature: found.signature};
}

function readEvent(entry: unknown): DraftEvent {
  const found = checked(event, entry);
  return {
    name: found.event,
    ...words(found),
    arguments: readDetail(found.detail),
  };
}

function readSlot(entry: unknown): DraftSlot {
  const found = checked(slot, entry);
  return {name: found.name, ...words(found)};
}

/**
 * Reads the `docs.json` that Stencil writes.
 *
 * @param source - the parsed file.
 * @param label - names the file in errors and reports.
 * @param report - takes entries that cannot be read.
 * @throws an error when the file as a whole is no such manifest.
 * @see https://stenciljs.com/docs/docs-json
 */
export function readStencil(
  source: unknown,
  label: string,
  report: Report,
): Draft {
  const result = file.safeParse(source);
  if (!result.success) {
    throw new Error(
      `${label} is no docs.json of Stencil: ${result.error.issues
        .map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`)
        .join('; ')}.`,
    );
  }
  const read = (entry: unknown): DraftComponent => {
    const found = checked(component, entry);
    const items = <T extends DraftItem>(
      field: 'props' | 'methods' | 'events' | 'slots',
      parse: (item: unknown) => T,
    ): T[] => {
      const where = `${label}, ${found.tag}, ${field}`;
      return keepFirst(
        keepValid(found[field], parse, where, report),
        ({name}) => name,
        where,
        report,
      );
    };
    return {
      tag: found.tag,
      ...words(found),
      props: items('props', readProp),
      slots: items('slots', readSlot),
      events: items('events', readEvent),
      functions: items('methods', readMethod),
    };
  };
  return {
    components: keepFirst(
      keepValid(result.data.components, read, `${label}, components`, report),
      ({tag}) => tag,
      `${label}, components`,
      report,
    ),
    directives: [],
  };
}
