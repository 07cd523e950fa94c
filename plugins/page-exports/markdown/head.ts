import {parse} from 'parse5';
import {attributeOf, type Element, type Node, isElement, textOf} from './tree';

/** What the head of a built page says of it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Docusaurus' name of the version; nothing on pages without one. */
  readonly version: string | undefined;
  /** Address of the page that stands for this one and its copies. */
  readonly canonical: string;
}

const elementsOf = (nodes: readonly Node[]): Element[] =>
  nodes
    .filter((node) => isElement(node))
    .flatMap((element) => [element, ...elementsOf(element.childNodes)]);

/**
 * Reads the head of a built page.
 *
 * @param html - the whole document.
 * @param siteName - what follows each title: ` — Vuetify`.
 */
export function readHead(html: string, siteName: string): PageHead {
  const {childNodes} = parse(html.slice(0, html.indexOf('</head>')));
  const elements = elementsOf(childNodes);
  const meta = (name: string) => {
    const found = elements.find(
      (element) =>
        element.tagName === 'meta' && attributeOf(element, 'name') === name,
    );
    return found && attributeOf(found, 'content');
  };
  const title = elements.find(({tagName}) => tagName === 'title');
  const canonical = elements.find(
    (element) => attributeOf(element, 'rel') === 'canonical',
  );
  return {
    title: (title ? textOf(title) : '').replace(siteName, '').trim(),
    description: meta('description') ?? '',
    version: meta('docusaurus_version'),
    canonical: (canonical && attributeOf(canonical, 'href')) ?? '',
  };
}
