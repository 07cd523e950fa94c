import type {Program} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** A component in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An import of a module's default export, to stand first in a page. */
export function importOf(variable: string, request: string): MdxjsEsm {
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [
          {
            type: 'ImportDefaultSpecifier',
            local: {type: 'Identifier', name: variable},
          },
        ],
        source: {
          type: 'Literal',
          value: request,
          raw: JSON.stringify(request),
        },
      },
    ],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree: program}};
}

/** A component without props, as an element of its own. */
export function flowElement(name: string): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children: []};
}

/** Gives a component the value of a variable as a prop. */
export function setProp(
  element: JsxElement,
  name: string,
  variable: string,
): void {
  element.attributes.push({
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: {type: 'Identifier', name: variable},
            },
          ],
        },
      },
    },
  });
}
