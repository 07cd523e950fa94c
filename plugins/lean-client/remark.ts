import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {importOf} from '../util/mdx';

/** Options of the remark plugin. */
export interface RemarkOptions {
  /** Modules of components by the names that pages use without an import. */
  readonly components: Readonly<Record<string, string>>;
}

/** Names that a page's own imports and exports give. */
function namesOf(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}: MdxjsEsm) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        statement.specifiers.forEach(({local}) => names.add(local.name));
      }
    }
  });
  return names;
}

/**
 * Remark plugin: imports the components that a page uses without an import.
 * Those in `@theme/MDXComponents` are loaded by every page of the docs, used or
 * not; these by the pages that show them.
 */
export default function remarkComponents({components}: RemarkOptions) {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if (
        (node.type === 'mdxJsxFlowElement' ||
          node.type === 'mdxJsxTextElement') &&
        node.name !== null &&
        Object.hasOwn(components, node.name)
      ) {
        used.add(node.name);
      }
    });
    namesOf(tree).forEach((name) => used.delete(name));
    tree.children.unshift(
      ...Object.entries(components)
        .filter(([name]) => used.has(name))
        .map(([name, module]) => importOf(name, module)),
    );
  };
}
