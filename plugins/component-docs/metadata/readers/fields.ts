import * as z from 'zod';
import {formatPath} from '../../../util/zodMessage';
import type {DraftTyped} from '../draft';
import type {Report} from '../report';
import {normalizeType, splitType} from '../types';

/** Nothing real is longer; a longer text would stall the build. */
const limits = {description: 20_000, code: 5_000, name: 200} as const;

const missingDescription = /^\s*(?:MISSING DESCRIPTION.*)?$/i;

/** Markdown; empty texts and placeholders count as missing. */
export const description = z
  .string()
  .max(limits.description)
  .nullish()
  .transform((text) =>
    text === undefined || text === null || missingDescription.test(text)
      ? undefined
      : text.trim(),
  );

/** A type or a value as it stands in code. */
export const code = z.string().max(limits.code);

/** Name of an item: may hold anything, `item.<name>` and `d-{type}` too. */
export const itemName = z.string().min(1).max(limits.name);

/** Name of a slot: manifests write the default slot in several ways. */
export const slotName = z
  .string()
  .max(limits.name)
  .transform((name) => (name === '' || name === '-' ? 'default' : name));

/** Many manifests say only that something is deprecated. */
export const deprecation = z
  .union([z.boolean(), description])
  .transform((said) =>
    said === true ? '' : said === false ? undefined : said,
  );

/** A tag becomes an address and a file, so that it takes no other character. */
const tagSyntax = /^[a-z][a-z0-9._-]{0,99}$/;

export const kebabCase = (name: string) =>
  name
    .replace(/\B([A-Z])/g, '-$1')
    .toLowerCase()
    .replace(/-+/g, '-');

/** Name of a component or directive, as templates write it. */
export const tagName = z
  .string()
  .max(limits.name)
  .transform(kebabCase)
  .refine((name) => tagSyntax.test(name), 'is no name of an element');

/** A check whose error is one line. */
export function checked<T>(schema: z.ZodType<T>, value: unknown): T {
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

/** `gh:` marks a default that is the name of a function in the source. */
export function readDefault(
  value: string | null | undefined,
): string | undefined {
  return value === undefined ||
    value === null ||
    value === '' ||
    value === 'undefined'
    ? undefined
    : value.replace(/^gh:/, '').replace(/^`([^`]+)`$/, '$1');
}

/** The alternatives of a type; none when anything is taken. */
export const readTypes = (type: string | undefined): string[] =>
  type === undefined
    ? []
    : splitType(normalizeType(type).type, '|').filter((name) => name !== 'any');

/** The value that an event hands out, if any. */
export const readDetail = (type: string | undefined): DraftTyped[] =>
  type === undefined || type === 'void' || type === ''
    ? []
    : [normalizeType(type)];

/**
 * Keeps the first of the entries that have the same key.
 *
 * @param where - names the list: package, component, field.
 */
export function keepFirst<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
  where: string,
  report: Report,
): T[] {
  const keys = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    if (keys.has(key)) {
      report(`${where}: "${key}" is there twice; the second was skipped.`);
      return false;
    }
    keys.add(key);
    return true;
  });
}

/** What several lists of one manifest say of the same things, the first wins. */
export function union<T>(
  lists: readonly (readonly T[])[],
  keyOf: (entry: T) => string,
): T[] {
  const [first = [], ...rest] = lists;
  return rest.reduce<T[]>(
    (all, list) => {
      const known = new Set(all.map(keyOf));
      return [...all, ...list.filter((entry) => !known.has(keyOf(entry)))];
    },
    [...first],
  );
}
