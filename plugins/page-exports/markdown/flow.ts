import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import type {PageContext} from './context';
import {toLine} from './phrasing';
import {isSilent} from './silent';
import {toTable} from './table';
import {
  type Element,
  type Node,
  attributeOf,
  findElement,
  hasClass,
  isElement,
  textOf,
} from './tree';

/** A block of Markdown. */
export type Flow = Extract<RootContent, BlockContent>;

/** Elements that begin a block of their own. */
const blocks = new Set([
  'article',
  'blockquote',
  'details',
  'dd',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'legend',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'ul',
]);

const isBlock = (node: Node): boolean =>
  isElement(node) &&
  (blocks.has(node.tagName) ||
    // An element of a line, such as the link of a card, may hold blocks.
    (node.tagName !== 'code' && node.childNodes.some(isBlock)));

const paragraph = (children: PhrasingContent[]): Flow[] =>
  children.length > 0 ? [{type: 'paragraph', children}] : [];

const strong = (children: PhrasingContent[]): Flow[] =>
  children.length > 0 ? paragraph([{type: 'strong', children}]) : [];

function codeOf(pre: Element, language: string | undefined): Flow {
  return {
    type: 'code',
    lang: language && language !== 'text' ? language : null,
    value: textOf(pre).replace(/\n$/, ''),
  };
}

/** The language that a block of code names in its class. */
const languageOf = (element: Element) =>
  /(?:^| )language-(\S+)/.exec(attributeOf(element, 'class') ?? '')?.[1];

const isPre = ({tagName}: Element) => tagName === 'pre';

/** A block of Docusaurus' code: its title, then the code. */
function codeBlock(element: Element): Flow[] {
  const pre = findElement(element, isPre);
  const [head] = element.childNodes.filter((node) => isElement(node));
  const title = head && !findElement(head, isPre) ? textOf(head).trim() : '';
  return pre
    ? [
        ...strong(title ? [{type: 'text', value: title}] : []),
        codeOf(pre, languageOf(element)),
      ]
    : [];
}

/** A note of Docusaurus: a quote that begins with its title. */
function admonition(element: Element, context: PageContext): Flow[] {
  const [head, ...body] = element.childNodes.filter((node) => isElement(node));
  const title = head ? textOf(head).trim() : '';
  const [first, ...rest] = toFlow(body, context);
  const label: PhrasingContent = {
    type: 'strong',
    children: [
      {
        type: 'text',
        value: `${title.charAt(0).toUpperCase()}${title.slice(1)}:`,
      },
    ],
  };
  return [
    {
      type: 'blockquote',
      children:
        first?.type === 'paragraph'
          ? [
              {
                ...first,
                children: [
                  label,
                  {type: 'text', value: ' '},
                  ...first.children,
                ],
              },
              ...rest,
            ]
          : [...paragraph([label]), ...(first ? [first] : []), ...rest],
    },
  ];
}

/** A running example: the file that it is made of. */
function example(element: Element, {readExample}: PageContext): Flow[] {
  const file = attributeOf(element, 'data-file') ?? '';
  return [{type: 'code', lang: 'vue', value: readExample(file).trimEnd()}];
}

/** A playground: its variants and options are controls, the template is not. */
function playground(element: Element): Flow[] {
  const pre = findElement(element, isPre);
  return pre ? [codeOf(pre, 'vue')] : [];
}

/** All elements of a role, in the order of the page. */
const withRole = (element: Element, role: string): Element[] =>
  element.childNodes
    .filter((node) => isElement(node))
    .flatMap((child) =>
      attributeOf(child, 'role') === role ? [child] : withRole(child, role),
    );

/** Docusaurus' tabs: one after another, each below its label. */
function tabs(element: Element, context: PageContext): Flow[] {
  const labels = withRole(element, 'tab');
  return withRole(element, 'tabpanel').flatMap((panel, index) => [
    ...strong(toLine(labels[index]?.childNodes ?? [], context)),
    ...toFlow(panel.childNodes, context),
  ]);
}

/** A list; one of cards, whose items have headings, becomes their content. */
function list(element: Element, context: PageContext): Flow[] {
  const items = element.childNodes
    .filter((node) => isElement(node, 'li'))
    .map((item) => toFlow(item.childNodes, context))
    .filter(({length}) => length > 0);
  if (
    items.length === 0 ||
    items.some(([first]) => first?.type === 'heading')
  ) {
    return items.flat();
  }
  const ordered = element.tagName === 'ol';
  return [
    {
      type: 'list',
      ordered,
      start: ordered ? Number(attributeOf(element, 'start') ?? 1) : null,
      spread: false,
      children: items.map((children) => ({
        type: 'listItem',
        spread: children.slice(1).some(({type}) => type !== 'list'),
        children,
      })),
    },
  ];
}

/** A heading's title; of one that folds its section, it is a button. */
const titleOf = (heading: Element): Element => {
  const isButton = ({tagName}: Element) => tagName === 'button';
  const [title, ...rest] = heading.childNodes
    .filter((node) => isElement(node))
    .filter((element) => isButton(element) || !isSilent(element));
  return title && rest.length === 0 && isButton(title) ? title : heading;
};

function block(element: Element, context: PageContext): Flow[] {
  if (isSilent(element)) {
    return [];
  }
  if (hasClass(element, 'theme-admonition')) {
    return admonition(element, context);
  }
  if (hasClass(element, 'theme-code-block')) {
    return codeBlock(element);
  }
  if (hasClass(element, 'tabs-container')) {
    return tabs(element, context);
  }
  switch (attributeOf(element, 'data-export')) {
    case 'example':
      return example(element, context);
    case 'playground':
      return playground(element);
  }
  const {tagName, childNodes} = element;
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const children = toLine(titleOf(element).childNodes, context);
      const depth = Number(tagName[1]) as 1 | 2 | 3 | 4 | 5 | 6;
      return children.length > 0 ? [{type: 'heading', depth, children}] : [];
    }
    case 'p':
      return paragraph(toLine(childNodes, context));
    case 'pre':
      return [codeOf(element, languageOf(element))];
    case 'hr':
      return [{type: 'thematicBreak'}];
    case 'ul':
    case 'ol':
      return list(element, context);
    case 'table':
      return toTable(element, context);
    case 'blockquote':
      return [{type: 'blockquote', children: toFlow(childNodes, context)}];
    case 'dt':
    case 'legend':
    case 'summary':
      return childNodes.some(isBlock)
        ? toFlow(childNodes, context)
        : strong(toLine(childNodes, context));
    default:
      return toFlow(childNodes, context);
  }
}

/**
 * Converts blocks. What stands between them in a line becomes a paragraph.
 *
 * @param nodes - children of one element.
 */
export function toFlow(nodes: readonly Node[], context: PageContext): Flow[] {
  const flow: Flow[] = [];
  let line: Node[] = [];
  const flush = () => {
    flow.push(...paragraph(toLine(line, context)));
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) {
      line.push(node);
      continue;
    }
    flush();
    flow.push(...block(node, context));
  }
  flush();
  return flow;
}
