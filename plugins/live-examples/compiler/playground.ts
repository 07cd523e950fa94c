import {isNode, LineCounter, parseDocument, type Document} from 'yaml';
import * as z from 'zod';
import type {PlaygroundConfig} from '../client/types';
import {SourceError} from './source-error';

const attribute = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'expected a name in kebab case');
const value = z.union([z.string(), z.number(), z.boolean()]);

/** Elevation of the framework's surfaces, what sliders are mostly for. */
const elevation = {min: 0, max: 24};

const unused = {...elevation, items: []};

const optionSchema = z.discriminatedUnion('control', [
  z
    .strictObject({
      attribute,
      control: z.literal('switch'),
      value: z.boolean().optional(),
    })
    .transform((option) => ({...unused, ...option})),
  z
    .strictObject({
      attribute,
      control: z.literal('text'),
      value: z.string().optional(),
    })
    .transform((option) => ({...unused, ...option})),
  z
    .strictObject({
      attribute,
      control: z.literal('slider'),
      value: z.number().optional(),
      min: z.number().default(elevation.min),
      max: z.number().default(elevation.max),
    })
    .refine(({min, max}) => min < max, {
      path: ['max'],
      message: 'has to be above min',
    })
    .refine(({min, max, value: at = min}) => min <= at && at <= max, {
      path: ['value'],
      message: 'has to lie between min and max',
    })
    .transform((option) => ({...unused, ...option})),
  z
    .strictObject({
      attribute,
      control: z.literal('select'),
      value: z.string().optional(),
      items: z.array(z.string().min(1)).min(2),
    })
    .refine(({items, value: chosen}) => !chosen || items.includes(chosen), {
      path: ['value'],
      message: 'has to be one of the items',
    })
    .transform((option) => ({...unused, ...option})),
]);

const playgroundSchema = z.strictObject({
  component: attribute,
  block: z.boolean().default(false),
  variants: z
    .array(
      z.strictObject({
        label: z.string().min(1),
        attributes: z.record(attribute, value).default({}),
      }),
    )
    .min(1)
    .default([{label: 'Default', attributes: {}}]),
  options: z
    .array(optionSchema)
    .min(1)
    .superRefine((options, context) => {
      options.forEach((option, index) => {
        const first = options.findIndex(
          (other) => other.attribute === option.attribute,
        );
        if (first !== index) {
          context.addIssue({
            code: 'custom',
            path: [index, 'attribute'],
            message: `"${option.attribute}" is there already`,
          });
        }
      });
    }),
});

/** Where the value of a field, or the nearest thing around it, is. */
function positionOf(
  document: Document,
  lines: LineCounter,
  path: readonly PropertyKey[],
): {line: number; column: number} {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      const {line, col} = lines.linePos(node.range[0]);
      return {line, column: col};
    }
  }
  return {line: 1, column: 1};
}

/**
 * Reads the playground of a page.
 *
 * @param file - path from the repository's root, for messages.
 * @param source - YAML; the fields are those of {@link PlaygroundConfig}.
 * @throws {@link SourceError} naming the line and the field.
 */
export function parsePlayground(
  file: string,
  source: string,
): Omit<PlaygroundConfig, 'file' | 'framework'> {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const [mistake] = document.errors;
  if (mistake) {
    const {line, col} = lines.linePos(mistake.pos[0]);
    throw new SourceError(
      file,
      {line, column: col},
      `The file is not YAML: ${mistake.message.split('\n')[0] ?? ''} Correct it.`,
    );
  }
  const result = playgroundSchema.safeParse(document.toJS());
  if (!result.success) {
    const [issue] = result.error.issues;
    const path = issue?.path ?? [];
    throw new SourceError(
      file,
      positionOf(document, lines, path),
      `${path.join('.') || 'The file'}: ${issue?.message ?? ''}. plugins/live-examples/compiler/playground.ts says what the file may hold.`,
    );
  }
  return result.data;
}
