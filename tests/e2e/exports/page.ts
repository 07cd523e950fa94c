import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What of a page must be in its twin, word for word. */
export interface Content {
  /** `2 Usage`: level and text. */
  readonly headings: string[];
  /** Text of each block of code, outside of tables and examples. */
  readonly codes: string[];
  /** Text of each cell, row by row, table by table. */
  readonly tables: string[][][];
}

/** A page, and the parts of each of its examples. */
export interface PageContent extends Content {
  readonly examples: string[][];
  readonly ids: ReadonlySet<string>;
}

/** Text without what a browser and Markdown space in their own ways. */
export const squeeze = (text: string) => text.replace(/[\s\u200b]+/g, '');

const unseen = new Set([
  'aside',
  'footer',
  'label',
  'nav',
  'script',
  'select',
  'style',
  'svg',
]);

const attribute = (element: Element, name: string) =>
  element.attrs.find((entry) => entry.name === name)?.value;

/** The sign that links a row of an API to itself. */
const isSign = ({tagName, childNodes: [child]}: Element) =>
  tagName === 'a' && child && 'value' in child && child.value === '#';

const isHeading = ({tagName}: Element) => /^h[1-6]$/.test(tagName);

/** A button is no content, but it can be what unfolds a heading's section. */
const isControl = ({tagName, parentNode}: Element) =>
  tagName === 'button' &&
  !(parentNode && 'tagName' in parentNode && isHeading(parentNode));

const isSeen = (element: Element) =>
  !isControl(element) &&
  !isSign(element) &&
  !unseen.has(element.tagName) &&
  !(attribute(element, 'class') ?? '').split(' ').includes('hash-link') &&
  attribute(element, 'role') !== 'status' &&
  attribute(element, 'data-export') !== 'none';

const childrenOf = (node: Node | Element): Node[] =>
  'tagName' in node && node.tagName !== 'template'
    ? node.childNodes.filter((child) => !('tagName' in child) || isSeen(child))
    : [];

const text = (node: Node): string =>
  'value' in node ? node.value : childrenOf(node).map(text).join('');

const all = (node: Node, test: (element: Element) => boolean): Element[] =>
  'tagName' in node && test(node)
    ? [node]
    : childrenOf(node).flatMap((child) => all(child, test));

const named =
  (...names: string[]) =>
  (element: Element) =>
    names.includes(element.tagName);

const isExample = (element: Element) =>
  attribute(element, 'data-export') === 'example';

function rows(table: Element): string[][] {
  const cells = all(table, named('tr')).map((row) =>
    all(row, named('td', 'th')).map((cell) => squeeze(text(cell))),
  );
  return cells.filter((row) => row.length > 0);
}

/** Reads a built page with the parser of browsers. */
export function readPage(html: string): PageContent {
  const document = parse(html);
  const [main] = document.childNodes.flatMap((node) =>
    all(node, named('main')),
  );
  const body = main ?? document.childNodes[0]!;
  const ids = document.childNodes.flatMap(function idsOf(node): string[] {
    return 'tagName' in node
      ? [
          ...(attribute(node, 'id') === undefined
            ? []
            : [attribute(node, 'id')!]),
          ...node.childNodes.flatMap(idsOf),
        ]
      : [];
  });
  return {
    headings: all(body, isHeading).map(
      (element) => `${element.tagName[1]} ${squeeze(text(element))}`,
    ),
    codes: all(
      body,
      (element) => isExample(element) || named('table', 'pre')(element),
    )
      .filter((element) => element.tagName === 'pre')
      .map((element) => squeeze(text(element))),
    tables: all(body, named('table')).map(rows),
    examples: all(body, isExample).map((example) =>
      all(example, named('pre')).map((pre) => squeeze(text(pre))),
    ),
    ids: new Set(ids),
  };
}
