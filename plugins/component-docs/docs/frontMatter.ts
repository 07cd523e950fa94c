import {LineCounter, isNode, parseDocument} from 'yaml';
import * as z from 'zod';
import {formatPath, problemsOf} from '../../util/zodMessage';

const text = (hint: string) => z.string({error: hint}).trim().min(1, hint);

/** `namespace/page`, as `up_next` names a page. */
const pageReference = z
  .string()
  .regex(
    /^[a-z0-9-]+\/[a-z0-9-]+$/,
    'write the page as namespace/page, such as components/alerts',
  );

const tag = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'write the tag in kebab case, such as v-alert');

/** Fields of Docusaurus that the docs plugin has checked already. */
const stockFields = [
  'id',
  'hide_title',
  'hide_table_of_contents',
  'image',
  'slug',
  'sidebar_key',
  'sidebar_label',
  'sidebar_position',
  'sidebar_class_name',
  'sidebar_custom_props',
  'displayed_sidebar',
  'tags',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'custom_edit_url',
  'parse_number_prefixes',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'last_update',
  'draft',
  'unlisted',
] as const;

type StockField = (typeof stockFields)[number];

/** What stands in the front matter of every page. */
export const frontMatterSchema = z.strictObject({
  ...(Object.fromEntries(
    stockFields.map((field) => [field, z.unknown().optional()]),
  ) as Record<StockField, z.ZodOptional<z.ZodUnknown>>),
  /** The page's name: its heading, sidebar entry and part of the tab's title. */
  title: text('write the title of the page'),
  /** For search engines and cards: one or two sentences. */
  description: text('describe the page in one or two sentences'),
  keywords: z
    .array(text('write a word or phrase'), {
      error: 'list the words that readers search for',
    })
    .min(1, 'list at least one word that readers search for'),
  /** One plain sentence, shown under the title. */
  lead: text('write one sentence that is shown under the title'),
  /** Tags whose API the page shows. */
  components: z
    .array(tag, {error: 'list the tags whose API the page shows'})
    .min(1, 'list at least one tag, or remove the field')
    .optional(),
  /** What the package adds to every component, whose API the page shows. */
  services: z
    .array(text('write the name, such as $vuetify.goTo'), {
      error: 'list the services whose API the page shows',
    })
    .min(1, 'list at least one service, or remove the field')
    .optional(),
  /** A small mark in the sidebar and beside the title. */
  chip: z
    .enum(['new', 'updated', 'deprecated'], {
      error: 'write new, updated or deprecated, or remove the field',
    })
    .optional(),
  /** Where a reader may go from here. */
  up_next: z
    .array(pageReference, {
      error: 'list two or three pages as namespace/page',
    })
    .min(2, 'list two or three pages')
    .max(3, 'list at most three pages'),
  /** The guideline of Material Design that the component follows. */
  material: z
    .url({
      protocol: /^https$/,
      error: 'write a complete address that starts with https://',
    })
    .optional(),
  /** Kept by `npm run i18n:done`: the English text of a translated page. */
  source_hash: z
    .string()
    .regex(
      /^[0-9a-f]{12}$/,
      'is written by "npm run i18n:done"; quote it if it consists of digits only',
    )
    .optional(),
  /** From `npm run i18n:start` to `npm run i18n:done`. */
  translation_draft: z
    .literal(true, 'write true, or remove the field')
    .optional(),
});

/** The checked front matter of a page. */
export type PageFrontMatter = z.infer<typeof frontMatterSchema>;

/**
 * The line of a front matter field in its file.
 *
 * @param source - the whole file.
 * @param path - keys that lead to the field.
 * @returns the line, counted from 1; the nearest enclosing field's line when
 * the field itself is not there, 1 when there is no front matter at all.
 */
export function lineOfField(
  source: string,
  path: readonly PropertyKey[],
): number {
  const block = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1];
  if (block === undefined) {
    return 1;
  }
  const lines = new LineCounter();
  const document = parseDocument(block, {lineCounter: lines});
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) {
      // The opening --- is the first line of the file.
      return lines.linePos(node.range[0]).line + 1;
    }
  }
  return 1;
}

/**
 * Checks the front matter of a page.
 *
 * @param file - path shown in the error.
 * @param frontMatter - what Docusaurus parsed.
 * @param readSource - gives the file's text; only called for an error.
 * @returns the checked front matter.
 * @throws one error that lists every wrong field with its line.
 */
export function parseFrontMatter(
  file: string,
  frontMatter: unknown,
  readSource: () => string,
): PageFrontMatter {
  const result = frontMatterSchema.safeParse(frontMatter);
  if (result.success) {
    return result.data;
  }
  const source = readSource();
  throw new Error(
    problemsOf(result.error)
      .map(
        ({path, message}) =>
          `${file}:${lineOfField(source, path)}: front matter field "${formatPath(path)}": ${message}.`,
      )
      .join('\n'),
  );
}
