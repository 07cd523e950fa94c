import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page says before any script runs. */
export interface Markup {
  readonly title: string;
  readonly lang: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** Level and text of each heading, in order. */
  readonly headings: readonly {readonly level: number; readonly text: string}[];
  readonly ids: ReadonlySet<string>;
  /** Where each link leads, as written. */
  readonly links: readonly string[];
  /** What no visitor should meet, in words. */
  readonly faults: readonly string[];
}

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((entry) => entry.name === name)?.value;

/** All elements below a node, in the order of the page. */
function elementsOf(node: DefaultTreeAdapterTypes.Document): Element[] {
  const found: Element[] = [];
  const walk = (child: Node) => {
    if ('tagName' in child && child.tagName !== 'template') {
      found.push(child);
      child.childNodes.forEach(walk);
    }
  };
  node.childNodes.forEach(walk);
  return found;
}

/** What an element says to a screen reader, pictures included. */
function textOf(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  if (!('tagName' in node) || attributeOf(node, 'aria-hidden') === 'true') {
    return '';
  }
  return [
    attributeOf(node, 'aria-label'),
    attributeOf(node, 'alt'),
    ...(['script', 'style', 'template'].includes(node.tagName)
      ? []
      : node.childNodes.map(textOf)),
  ].join('');
}

const isHidden = (element: Element): boolean =>
  attributeOf(element, 'hidden') !== undefined ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  (element.parentNode !== null &&
    'tagName' in element.parentNode &&
    isHidden(element.parentNode));

/** An element as its opening tag, for a report. */
const shown = ({tagName, attrs}: Element) =>
  `<${[tagName, ...attrs.map(({name, value}) => `${name}="${value.slice(0, 60)}"`)].join(' ')}>`;

/** Attributes that name other elements of the page. */
const references = ['aria-labelledby', 'aria-describedby', 'for'];

/** Whether an element is inside of one of that kind. */
function isInside(element: Element, tag: string): boolean {
  const {parentNode} = element;
  return (
    parentNode !== null &&
    'tagName' in parentNode &&
    (parentNode.tagName === tag || isInside(parentNode, tag))
  );
}

const hasName = (element: Element, labelled: ReadonlySet<string>): boolean =>
  textOf(element).trim() !== '' ||
  ['aria-labelledby', 'title'].some((name) => attributeOf(element, name)) ||
  labelled.has(attributeOf(element, 'id') ?? '') ||
  isInside(element, 'label');

/** Whether a visitor can press it or write into it. */
function isControl(element: Element): boolean {
  switch (element.tagName) {
    case 'button':
    case 'select':
    case 'textarea':
      return true;
    case 'a':
      return attributeOf(element, 'href') !== undefined;
    case 'input':
      return attributeOf(element, 'type') !== 'hidden';
    default:
      return false;
  }
}

function faultsOf(elements: readonly Element[]): string[] {
  const ids = new Set<string>();
  const repeated = new Set<string>();
  for (const element of elements) {
    const id = attributeOf(element, 'id');
    if (id !== undefined) {
      (ids.has(id) ? repeated : ids).add(id);
    }
  }
  const labelled = new Set(
    elements
      .filter(({tagName}) => tagName === 'label')
      .flatMap((element) => attributeOf(element, 'for') ?? []),
  );
  const lost = elements.flatMap((element) =>
    references.flatMap((name) =>
      (attributeOf(element, name) ?? '')
        .split(/\s+/)
        .filter((id) => id && !ids.has(id))
        .map((id) => `${name} of ${shown(element)}: no element "${id}"`),
    ),
  );
  const unnamed = elements
    .filter(
      (element) =>
        isControl(element) && !isHidden(element) && !hasName(element, labelled),
    )
    .map((element) => `without a name: ${shown(element)}`);
  const pictures = elements
    .filter(
      (element) =>
        element.tagName === 'img' && attributeOf(element, 'alt') === undefined,
    )
    .map((element) => `without alt: ${shown(element)}`);
  return [
    ...[...repeated].map((id) => `id "${id}" stands twice`),
    ...lost,
    ...unnamed,
    ...pictures,
  ];
}

/** Reads a built page with the parser of browsers. */
export function readMarkup(html: string): Markup {
  const elements = elementsOf(parse(html));
  const find = (tag: string, name?: string, value?: string) =>
    elements.find(
      (element) =>
        element.tagName === tag &&
        (name === undefined || attributeOf(element, name) === value),
    );
  const title = find('title');
  const root = find('html');
  const description = find('meta', 'name', 'description');
  const canonical = find('link', 'rel', 'canonical');
  return {
    title: title ? textOf(title) : '',
    lang: root && attributeOf(root, 'lang'),
    description: description && attributeOf(description, 'content'),
    canonical: canonical && attributeOf(canonical, 'href'),
    headings: elements
      .filter(({tagName}) => /^h[1-6]$/.test(tagName))
      .map((element) => ({
        level: Number(element.tagName[1]),
        text: textOf(element).trim(),
      })),
    ids: new Set(
      elements.flatMap((element) => attributeOf(element, 'id') ?? []),
    ),
    links: elements
      .filter(({tagName}) => tagName === 'a')
      .flatMap((element) => attributeOf(element, 'href') ?? []),
    faults: faultsOf(elements),
  };
}
