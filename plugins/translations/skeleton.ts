import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parsePage, proseOf} from './markdown';
import {translatedFields} from './words';

/** One thing of a page that is the same in every language. */
interface Bone {
  readonly value: string;
  /** Line in the file; 0 for the front matter. */
  readonly line: number;
}

/** What a translation of a page must not change. */
export interface Skeleton {
  readonly fields: readonly Bone[];
  readonly headings: readonly Bone[];
  readonly codeBlocks: readonly Bone[];
  readonly components: readonly Bone[];
  readonly links: readonly Bone[];
  readonly placeholders: readonly Bone[];
  readonly notes: readonly Bone[];
}

/** Attributes of components whose text is translated. */
const translatedAttributes = new Set([
  'alt',
  'aria-label',
  'caption',
  'label',
  'placeholder',
  'summary',
  'title',
]);

const idComment = /^\/\*\s*#([\w-]+)\s*\*\/$/;

const lineOf = (node: Nodes) => node.position?.start.line ?? 0;

/** The id that a heading states: a comment, or `{#id}` in old pages. */
function statedId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? idComment.exec(last.value)?.[1]
    : undefined;
}

/** The headings of a page with the ids that Docusaurus gives them. */
export function headingIds(tree: Nodes) {
  const slugger = createSlugger();
  const found: {heading: Heading; id: string; stated: boolean}[] = [];
  visit(tree, 'heading', (heading) => {
    const stated = statedId(heading);
    const {text, id} = parseMarkdownHeadingId(proseWithCode(heading));
    found.push({
      heading,
      id: stated ?? id ?? slugger.slug(text),
      stated: Boolean(stated ?? id),
    });
  });
  return found;
}

function proseWithCode(heading: Heading): string {
  const parts: string[] = [];
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      parts.push(node.value);
    }
  });
  return parts.join('').trim();
}

function componentText({
  name,
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): string {
  const kept = attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [`{${attribute.value}}`];
    }
    if (translatedAttributes.has(attribute.name)) {
      return [];
    }
    const {value} = attribute;
    return [
      value === null || value === undefined
        ? attribute.name
        : `${attribute.name}=${typeof value === 'string' ? `"${value}"` : `{${value.value}}`}`,
    ];
  });
  return `<${[name ?? '', ...kept].join(' ')}>`;
}

/** A code block's meta without a title in words; the name of a file stays. */
const withoutWords = (meta: string | null | undefined) =>
  meta?.replace(/\btitle="[^"./]*"/, 'title');

/**
 * Reads from a page what holds in every language.
 *
 * @param file - its name, for messages.
 */
export function skeletonOf(file: string, text: string): Skeleton {
  const {frontMatter, tree} = parsePage(file, text);
  const codeBlocks: Bone[] = [];
  const components: Bone[] = [];
  const links: Bone[] = [];
  const placeholders: Bone[] = [];
  const notes: Bone[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    switch (node.type) {
      case 'code':
        codeBlocks.push({
          value: `\`\`\`${[node.lang, withoutWords(node.meta)].filter(Boolean).join(' ')}\n${node.value}`,
          line,
        });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        components.push({value: componentText(node), line});
        break;
      case 'link':
      case 'image':
      case 'definition':
        links.push({value: node.url, line});
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!idComment.test(node.value)) {
          placeholders.push({value: `{${node.value}}`, line});
        }
        break;
      case 'mdxjsEsm':
        placeholders.push({value: node.value, line});
        break;
      case 'paragraph':
        notes.push(
          ...[...proseOf(node).matchAll(/^:::+\s*([a-z]+)/gm)].map(
            ([, kind = '']) => ({value: `:::${kind}`, line}),
          ),
        );
        break;
      default:
    }
  });
  const own = new Set<string>([
    ...translatedFields,
    'source_hash',
    'translation_draft',
  ]);
  return {
    fields: Object.entries(frontMatter)
      .filter(([key]) => !own.has(key))
      .map(([key, value]) => ({
        value: `${key}: ${JSON.stringify(value)}`,
        line: 0,
      })),
    headings: headingIds(tree).map(({heading, id}) => ({
      value: `${'#'.repeat(heading.depth)} #${id}`,
      line: lineOf(heading),
    })),
    codeBlocks,
    components,
    links,
    placeholders,
    notes,
  };
}

/** How a message names one thing of each kind. */
const names: Readonly<Record<keyof Skeleton, string>> = {
  fields: 'front matter field',
  headings: 'heading with the id',
  codeBlocks: 'code block',
  components: 'component',
  links: 'link to',
  placeholders: 'expression',
  notes: 'note',
};

/** Kinds whose order the grammar of a language may change within a sentence. */
const anyOrder: ReadonlySet<keyof Skeleton> = new Set([
  'fields',
  'links',
  'placeholders',
]);

const shown = (value: string) => {
  const [first = '', ...rest] = value.split('\n');
  return rest.length > 0 ? `${first} ${rest[0]} …` : first;
};

/** Entries of one list that the other lacks, as often as it lacks them. */
function without(list: readonly Bone[], other: readonly Bone[]): Bone[] {
  const left = new Map<string, number>();
  for (const {value} of other) {
    left.set(value, (left.get(value) ?? 0) + 1);
  }
  return list.filter(({value}) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count <= 0;
  });
}

/**
 * Compares a translated page with the English one: ids of headings, code,
 * components and examples, links, expressions, notes, front matter.
 *
 * @param file - name of the translation, for the messages.
 * @returns a message for each difference, with file, line and what to do;
 *   empty when there is none.
 */
export function comparePages(
  file: string,
  english: Skeleton,
  translated: Skeleton,
): string[] {
  const problems: string[] = [];
  for (const kind of Object.keys(names) as (keyof Skeleton)[]) {
    const missing = without(english[kind], translated[kind]);
    const added = without(translated[kind], english[kind]);
    problems.push(
      ...missing.map(
        ({value, line}) =>
          `${file}: the ${names[kind]} ${shown(value)} is missing${line ? ` (line ${line} in English)` : ''}`,
      ),
      ...added.map(
        ({value, line}) =>
          `${file}${line ? `:${line}` : ''}: the ${names[kind]} ${shown(value)} is not in the English page`,
      ),
    );
    if (missing.length + added.length > 0 || anyOrder.has(kind)) {
      continue;
    }
    const moved = translated[kind].find(
      ({value}, index) => value !== english[kind][index]?.value,
    );
    if (moved) {
      problems.push(
        `${file}:${moved.line}: the ${names[kind]} ${shown(moved.value)} stands in another place than in English`,
      );
    }
  }
  return problems;
}

/**
 * A page whose headings all state their ids, as those of a translation must.
 *
 * @param file - its name, for messages.
 */
export function withStatedIds(file: string, text: string): string {
  const lines = text.split('\n');
  for (const {heading, id, stated} of headingIds(parsePage(file, text).tree)) {
    const end = heading.position?.end.line;
    if (!stated && end !== undefined) {
      lines[end - 1] = `${lines[end - 1] ?? ''} {/* #${id} */}`;
    }
  }
  return lines.join('\n');
}
