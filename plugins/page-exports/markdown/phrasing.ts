import type {PhrasingContent} from 'mdast';
import type {PageContext} from './context';
import {isSilent} from './silent';
import {type Element, type Node, attributeOf, isElement, textOf} from './tree';

/** Elements that stress their text, and Markdown's name of it. */
const marks: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  b: 'strong',
  strong: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  del: 'delete',
  s: 'delete',
};

/** Elements that the page's styles keep apart though no space does. */
const spaced = new Set(['div', 'li', 'p', 'small', 'span', 'time']);

const areApart = (one: Element, other: Element) =>
  spaced.has(one.tagName) ||
  spaced.has(other.tagName) ||
  // Two of these without a space between them would be one.
  one.tagName === other.tagName;

const collapse = (text: string) => text.replace(/[\u200b \t\r\n]+/g, ' ');

/** The complete address of a link or picture; undefined for no real one. */
function resolve(href: string | undefined, url: string): string | undefined {
  if (!href || !URL.canParse(href, url)) {
    return undefined;
  }
  const resolved = new URL(href, url);
  return ['http:', 'https:', 'mailto:'].includes(resolved.protocol)
    ? resolved.href
    : undefined;
}

/** A link; of a card the first part, its title, and the rest behind it. */
function link(element: Element, context: PageContext): PhrasingContent[] {
  const url = resolve(attributeOf(element, 'href'), context.url);
  const parts = element.childNodes.every((node) => isElement(node, 'span'))
    ? element.childNodes.map((node) => toLine([node], context))
    : [toPhrasing(element.childNodes, context)];
  const [children, ...rest] = parts.filter(({length}) => length > 0);
  if (!children || !url) {
    return children ?? [];
  }
  return [
    {type: 'link', url, children},
    ...rest.flatMap((part): PhrasingContent[] => [
      {type: 'text', value: ': '},
      ...part,
    ]),
  ];
}

function convertElement(
  element: Element,
  context: PageContext,
): PhrasingContent[] {
  if (isSilent(element)) {
    return [];
  }
  const {tagName, childNodes} = element;
  if (tagName === 'br') {
    return [{type: 'break'}];
  }
  if (tagName === 'code' || tagName === 'kbd') {
    const value = collapse(textOf(element)).trim();
    return value ? [{type: 'inlineCode', value}] : [];
  }
  if (tagName === 'img') {
    const alt = attributeOf(element, 'alt');
    const url = resolve(attributeOf(element, 'src'), context.url);
    return alt && url ? [{type: 'image', alt, url}] : [];
  }
  if (tagName === 'a') {
    return link(element, context);
  }
  const children = toPhrasing(childNodes, context);
  const type = marks[tagName];
  return type && children.length > 0 ? [{type, children}] : children;
}

const startsWithSpace = (node: PhrasingContent | undefined) =>
  node?.type === 'break' || (node?.type === 'text' && /^\s/.test(node.value));

const endsWithSpace = (node: PhrasingContent | undefined) =>
  node?.type === 'break' || (node?.type === 'text' && /\s$/.test(node.value));

/** Adds nodes to a line: text to text, and one space where two would meet. */
function append(line: PhrasingContent[], nodes: PhrasingContent[]): void {
  for (const node of nodes) {
    const last = line.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      last.value = collapse(last.value + node.value);
    } else if (node.type === 'text' && endsWithSpace(last)) {
      const value = node.value.trimStart();
      line.push(...(value ? [{...node, value}] : []));
    } else {
      line.push(node);
    }
  }
}

/** Takes the space at both ends of a line away. */
function trim(line: PhrasingContent[]): PhrasingContent[] {
  const blank = (node: PhrasingContent | undefined) =>
    node?.type === 'break' ||
    (node?.type === 'text' && node.value.trim() === '');
  while (blank(line[0])) {
    line.shift();
  }
  while (blank(line.at(-1))) {
    line.pop();
  }
  const first = line[0];
  if (first?.type === 'text') {
    first.value = first.value.trimStart();
  }
  const last = line.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
  return line;
}

/** Converts what stands in one line or paragraph. */
function toPhrasing(
  nodes: readonly Node[],
  context: PageContext,
): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  let previous: Node | undefined;
  for (const node of nodes) {
    const converted: PhrasingContent[] = isElement(node)
      ? convertElement(node, context)
      : node.nodeName === '#text' && 'value' in node
        ? [{type: 'text', value: collapse(node.value)}]
        : [];
    if (converted.length === 0) {
      continue;
    }
    if (
      isElement(node) &&
      isElement(previous) &&
      areApart(node, previous) &&
      !endsWithSpace(line.at(-1)) &&
      !startsWithSpace(converted[0])
    ) {
      append(line, [{type: 'text', value: ' '}]);
    }
    append(line, converted);
    previous = node;
  }
  return line;
}

/** Converts a line or paragraph that stands alone. */
export const toLine = (
  nodes: readonly Node[],
  context: PageContext,
): PhrasingContent[] => trim(toPhrasing(nodes, context));
