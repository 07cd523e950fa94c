import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';

/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Anything in a parsed page. */
export type Node = DefaultTreeAdapterTypes.ChildNode;

/** Whether a node is an element, of one of the names if any are given. */
export const isElement = (
  node: Node | undefined,
  ...names: readonly string[]
): node is Element =>
  node !== undefined &&
  'tagName' in node &&
  (names.length === 0 || names.includes(node.tagName));

/** An attribute's value; undefined where the element has none. */
export const attributeOf = (
  {attrs}: Element,
  name: string,
): string | undefined => attrs.find((entry) => entry.name === name)?.value;

/** Whether the element has a class. */
export const hasClass = (element: Element, name: string): boolean =>
  (attributeOf(element, 'class') ?? '').split(' ').includes(name);

/** All text below a node, as it stands. */
export const textOf = (node: Node): string =>
  'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : '';

/** The first element below, in the order of the page, that passes the test. */
export function findElement(
  {childNodes}: {readonly childNodes: readonly Node[]},
  test: (element: Element) => boolean,
): Element | undefined {
  for (const node of childNodes) {
    if (isElement(node)) {
      const found = test(node) ? node : findElement(node, test);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** Elements that hold no content. */
const empty = /<(svg|script|style|form)\b[\s\S]*?<\/\1>/g;

/** Of code in blocks only the text counts, not its colors. */
const coloredCode = /(<pre\b[^>]*><code\b[^>]*>)([\s\S]*?)(?=<\/code>)/g;

/** The document without what would take most of the time to parse. */
const lighten = (html: string) =>
  html
    .replace(empty, '')
    .replace(
      coloredCode,
      (_, start: string, code: string) => start + code.replace(/<[^>]*>/g, ''),
    );

/**
 * Parses what a built page is about: its `main`.
 *
 * @param html - the whole document.
 * @returns the content of `main`; nothing where the page has none.
 */
export function parseMain(html: string): readonly Node[] {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < 0) {
    return [];
  }
  return parseFragment(lighten(html.slice(start, end))).childNodes;
}
