import type {Nodes, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import * as z from 'zod';

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

const frontMatterSchema = z.record(z.string(), z.unknown());

const fieldsSchema = z.looseObject({
  source_hash: z.string().optional(),
  translation_draft: z.boolean().optional(),
});

const processor = unified().use(remarkParse).use(remarkMdx);

/** A page in its parts. */
export interface Page {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
}

/**
 * Reads a page.
 *
 * @param file - its name, for messages.
 * @throws an error that names file and line of what cannot be parsed.
 */
export function parsePage(file: string, text: string): Page {
  const block = frontMatterBlock.exec(text);
  let frontMatter: unknown;
  try {
    frontMatter = block ? (parse(block[1] ?? '') ?? {}) : {};
  } catch (error) {
    throw new Error(
      `${file}: the front matter cannot be read: ${String(error)}`,
      {cause: error},
    );
  }
  const checked = frontMatterSchema.safeParse(frontMatter);
  if (!checked.success) {
    throw new Error(`${file}: the front matter is no list of fields.`);
  }
  const front = block?.[0] ?? '';
  try {
    // Blank lines in the place of the front matter keep line numbers right.
    const tree = processor.parse(
      front.replace(/[^\n]+/g, '') + text.slice(front.length),
    );
    return {frontMatter: checked.data, tree};
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    throw new Error(
      `${file}${line ? `:${line}` : ''}: the page cannot be read: ${reason ?? String(error)}`,
      {cause: error},
    );
  }
}

/**
 * The fields of a translated page that the commands keep.
 *
 * @throws an error that names file and field.
 */
export function translationFields(file: string, text: string) {
  const block = frontMatterBlock.exec(text)?.[1] ?? '';
  const result = fieldsSchema.safeParse(parse(block) ?? {});
  if (!result.success) {
    throw new Error(
      `${file}: front matter field "${result.error.issues[0]?.path.join('.') ?? ''}" was changed by hand; run "npm run i18n:done" for the page.`,
    );
  }
  return result.data;
}

/**
 * Sets or removes fields of a page's front matter and leaves all else alone.
 *
 * @param fields - their new values; undefined removes a field.
 */
export function withFields(
  text: string,
  fields: Readonly<Record<string, unknown>>,
): string {
  const block = frontMatterBlock.exec(text);
  const source = block?.[1] ?? '';
  let result = source.length > 0 ? `${source}\n` : '';
  for (const [key, value] of Object.entries(fields)) {
    result = withField(result, key, value);
  }
  return `---\n${result}---\n${text.slice(block?.[0].length ?? 0)}`;
}

/** A field at the top level with the indented lines that belong to it. */
const fieldPattern = (key: string) =>
  new RegExp(`^${key}:.*\\n(?:[ \\t]+.*\\n|\\n(?=[ \\t]))*`, 'm');

function withField(source: string, key: string, value: unknown): string {
  const line = value === undefined ? '' : `${key}: ${yamlOf(value)}\n`;
  const pattern = fieldPattern(key);
  return pattern.test(source)
    ? source.replace(pattern, () => line)
    : source + line;
}

/** A value as it stands after the key, lists one entry a line. */
function yamlOf(value: unknown): string {
  if (Array.isArray(value)) {
    return `\n${value.map((entry) => `  - ${String(entry)}`).join('\n')}`;
  }
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** The text that readers see of a part of a page, code excepted. */
export function proseOf(tree: Nodes): string {
  const parts: string[] = [];
  visit(tree, 'text', ({value}) => {
    parts.push(value);
  });
  return parts.join(' ');
}
