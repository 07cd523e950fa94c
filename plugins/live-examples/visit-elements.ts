import type {Parents, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {JsxElement} from '../util/mdx';
import {type DocsLocation, locate, toSitePath} from './compiler/paths';

/** Options of the remark plugins. */
export interface RemarkOptions {
  /** The site's root. */
  readonly siteDir: string;
}

/** An element of a page of the documentation. */
export interface PageElement {
  readonly element: JsxElement;
  readonly parent: Parents | undefined;
  /** File, line and column, for the start of a message. */
  readonly at: string;
  /** Where the page is. */
  readonly location: DocsLocation;
}

/**
 * Calls back for each element of a name, such as `<Example>`, on a page.
 *
 * @throws when there is one on a page outside of the documentation.
 */
export function visitElements(
  tree: Root,
  file: VFile,
  name: string,
  siteDir: string,
  callback: (found: PageElement) => void,
): void {
  visit(tree, (node, _index, parent) => {
    if (
      (node.type !== 'mdxJsxFlowElement' &&
        node.type !== 'mdxJsxTextElement') ||
      node.name !== name
    ) {
      return undefined;
    }
    const start = node.position?.start ?? {line: 1, column: 1};
    const at = `${toSitePath(siteDir, file.path)}:${start.line}:${start.column}`;
    const location = locate(siteDir, file.path);
    if (!location) {
      throw new Error(
        `${at} <${name}> works in pages of the documentation only.`,
      );
    }
    callback({element: node, parent, at, location});
    return SKIP;
  });
}
