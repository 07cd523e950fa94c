import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {importOf, type JsxElement} from '../util/mdx';

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
 * Lets an island import its prop `data` by itself: takes it, and its import, from
 * the page.
 *
 * @returns the module that it comes from, if the page imports it.
 */
function takeData(tree: Root, element: JsxElement): string | undefined {
  const data = element.attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'data',
  );
  const name = typeof data?.value === 'object' ? data.value?.value : undefined;
  for (const node of tree.children) {
    const statement =
      node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    if (
      statement?.type === 'ImportDeclaration' &&
      statement.specifiers[0]?.local.name === name
    ) {
      element.attributes = element.attributes.filter((entry) => entry !== data);
      tree.children = tree.children.filter((other) => other !== node);
      return String(statement.source.value);
    }
  }
  return undefined;
}

/**
 * Remark plugin: imports the components that a page uses without an import.
 * Those in `@theme/MDXComponents` are loaded by every page of the docs, used or
 * not; these by the pages that show them. An island also imports its prop `data`,
 * which an earlier plugin may have given it.
 */
export default function remarkComponents({components}: RemarkOptions) {
  return (tree: Root): void => {
    const used = new Map<string, JsxElement[]>();
    visit(tree, (node) => {
      if (
        (node.type === 'mdxJsxFlowElement' ||
          node.type === 'mdxJsxTextElement') &&
        node.name !== null &&
        Object.hasOwn(components, node.name)
      ) {
        used.set(node.name, [...(used.get(node.name) ?? []), node]);
      }
    });
    namesOf(tree).forEach((name) => used.delete(name));
    const imports = [...used].map(([name, [element, another]]) => {
      const module = components[name] ?? '';
      const data =
        element && !another && module.includes('?island=')
          ? takeData(tree, element)
          : undefined;
      return importOf(
        name,
        data ? `${module}&data=${encodeURIComponent(data)}` : module,
      );
    });
    tree.children.unshift(...imports);
  };
}
