import {isNode, LineCounter, parseDocument, type Document} from 'yaml';
import * as z from 'zod';
import type {PlaygroundConfig} from '../client/types';
import {nameOfAttribute, splitTemplate} from './playground-template';
import {SourceError} from './source-error';

const attribute = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'expected a name in kebab case');
const value = z.union([z.string(), z.number(), z.boolean()]);

/** Elevation of the framework's surfaces, what sliders are mostly for. */
const elevation = {min: 0, max: 24};

const unused = {...elevation, step: 1, items: []};

/** Names that the demo itself gives its template. */
const reserved = ['content', 'demoAttributes', 'demoKey'];

const dataName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'expected the name of a variable')
  .refine((name) => !reserved.includes(name), 'expected another name');

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
      step: z.number().positive().default(1),
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
      value: z.union([z.string(), z.number()]).optional(),
      items: z.array(z.union([z.string().min(1), z.number()])).min(2),
    })
    .refine(
      ({items, value: chosen = ''}) => chosen === '' || items.includes(chosen),
      {
        path: ['value'],
        message: 'has to be one of the items',
      },
    )
    .transform((option) => ({...unused, ...option})),
]);

const playgroundSchema = z.strictObject({
  component: attribute,
  block: z.boolean().default(false),
  template: z.string().optional(),
  data: z.record(dataName, z.json()).default({}),
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

/** A playground as its file says it. */
export interface ParsedPlayground extends Omit<
  PlaygroundConfig,
  'file' | 'framework' | 'render' | 'staticRenderFns'
> {
  /** Whether the demo takes the width that there is. */
  readonly block: boolean;
}

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
 * @param source - YAML; the fields are those of the schema above.
 * @throws {@link SourceError} naming the line and the field.
 */
export function parsePlayground(
  file: string,
  source: string,
): ParsedPlayground {
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
  const fail = (path: readonly PropertyKey[], message: string) =>
    new SourceError(
      file,
      positionOf(document, lines, path),
      `${path.join('.') || 'The file'}: ${message}. plugins/live-examples/compiler/playground.ts says what the file may hold.`,
    );
  const result = playgroundSchema.safeParse(document.toJS());
  if (!result.success) {
    const [issue] = result.error.issues;
    const cause = issue?.code === 'invalid_key' ? issue.issues[0] : issue;
    throw fail(issue?.path ?? [], cause?.message ?? '');
  }
  const {component, options, template: markup, ...playground} = result.data;
  const hasContent = options.some(({attribute: name}) => name === 'content');
  const usual = hasContent
    ? `<${component}>\n  {{ content }}\n</${component}>`
    : `<${component}></${component}>`;
  const template = splitTemplate((markup ?? usual).trim(), component);
  if (!template) {
    throw fail(
      ['template'],
      `has no <${component}>, which the options are for`,
    );
  }
  const fixed = template.attributes.map(nameOfAttribute);
  options.forEach((option, index) => {
    if (fixed.includes(option.attribute)) {
      throw fail(
        ['options', index, 'attribute'],
        `"${option.attribute}" is in the template already`,
      );
    }
  });
  return {...playground, component, options, template};
}
