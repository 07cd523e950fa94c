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
import {formatPath} from '../../util/zodMessage';
import {normalizeType, splitType} from '../types';

const missingDescription = /^\s*(?:MISSING DESCRIPTION.*)?$/i;

const description = z
  .string()
  .optional()
  .transform((text) =>
    text === undefined || missingDescription.test(text)
      ? undefined
      : text.trim(),
  );

const typeSyntax = z.union([z.string(), z.array(z.string())]).optional();

const typed = z.looseObject({
  name: z.string().optional(),
  type: typeSyntax,
  description,
});

const named = z.looseObject({name: z.string().min(1), description});

const attribute = named.extend({
  default: z.string().nullish(),
  required: z.boolean().optional(),
  type: typeSyntax,
  value: z.looseObject({type: typeSyntax}).optional(),
});

const slot = named.extend({'vue-properties': z.array(typed).optional()});

const event = named.extend({arguments: z.array(typed).optional()});

const tag = named.extend({
  attributes: z.unknown().optional(),
  events: z.unknown().optional(),
  slots: z.unknown().optional(),
});

const directive = named.extend({
  'vue-argument': z.looseObject({description}).optional(),
  'vue-modifiers': z.unknown().optional(),
});

const file = z.looseObject({
  name: z.string(),
  version: z.string(),
  contributions: z.looseObject({
    html: z.looseObject({
      tags: z.unknown().optional(),
      attributes: z.unknown().optional(),
    }),
  }),
});

/** A check whose error is one line. */
function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = formatPath(issue?.path ?? []);
    throw new Error(
      `${field === '' ? '' : `${field}: `}${issue?.message ?? 'unusable'}`,
    );
  }
  return result.data;
}

export const kebabCase = (name: string) =>
  name
    .replace(/\B([A-Z])/g, '-$1')
    .toLowerCase()
    .replace(/-+/g, '-');

const joined = (type: z.infer<typeof typeSyntax>) =>
  Array.isArray(type) ? type.join(' | ') : type;

function readTyped({
  name,
  type,
  description,
}: z.infer<typeof typed>): DraftTyped {
  const text = joined(type);
  return {
    name: name === 'argument' ? undefined : name,
    description,
    ...(text === undefined ? {} : normalizeType(text)),
  };
}

/** Several arguments may hide in one type, separated by commas. */
function readArguments(list: readonly z.infer<typeof typed>[]): DraftTyped[] {
  return list.flatMap((argument) => {
    const read = readTyped(argument);
    return splitType(read.type ?? '', ',')
      .filter((type) => type !== 'void')
      .map((type, index) => ({
        ...read,
        type,
        name: index === 0 ? read.name : undefined,
      }));
  });
}

/** `gh:` marks a default that is the name of a function in the source. */
function readDefault(value: string | null | undefined): string | undefined {
  return value === undefined ||
    value === null ||
    value === '' ||
    value === 'undefined'
    ? undefined
    : value.replace(/^gh:/, '');
}

function readProp(entry: unknown): DraftProp {
  const {value, type, required, ...rest} = checked(attribute, entry);
  const text = joined(value?.type ?? type);
  const types =
    text === undefined ? [] : splitType(normalizeType(text).type, '|');
  return {
    name: rest.name,
    description: rest.description,
    default: readDefault(rest.default),
    required,
    types: types.filter((name) => name !== 'any'),
  };
}

function readSlot(entry: unknown): DraftSlot {
  const {name, description, ...rest} = checked(slot, entry);
  return {
    name,
    description,
    properties: rest['vue-properties']?.map(readTyped),
  };
}

function readEvent(entry: unknown): DraftEvent {
  const {name, description, ...rest} = checked(event, entry);
  return {
    name,
    description,
    arguments: rest.arguments && readArguments(rest.arguments),
  };
}

function readItem(entry: unknown): DraftItem {
  const {name, description} = checked(named, entry);
  return {name, description};
}

/**
 * Reads a web-types manifest that lists its components under `html.tags`.
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
  const {tags, attributes} = result.data.contributions.html;
  return {
    components: keepValid(
      tags,
      (entry): DraftComponent => {
        const component = checked(tag, entry);
        const name = kebabCase(component.name);
        const where = `${label}, ${name}`;
        return {
          tag: name,
          description: component.description,
          props: keepValid(
            component.attributes,
            readProp,
            `${where}, attributes`,
            report,
          ),
          slots: keepValid(
            component.slots,
            readSlot,
            `${where}, slots`,
            report,
          ),
          events: keepValid(
            component.events,
            readEvent,
            `${where}, events`,
            report,
          ),
        };
      },
      `${label}, tags`,
      report,
    ),
    directives: keepValid(
      attributes,
      (entry): DraftDirective => {
        const read = checked(directive, entry);
        return {
          tag: read.name,
          description: read.description,
          argument: read['vue-argument']?.description,
          modifiers: keepValid(
            read['vue-modifiers'],
            readItem,
            `${label}, ${read.name}, modifiers`,
            report,
          ),
        };
      },
      `${label}, attributes`,
      report,
    ).filter(({tag: name}) => name.startsWith('v-')),
  };
}
