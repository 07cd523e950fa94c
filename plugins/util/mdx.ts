import {type Program, parse} from 'acorn';
import type {Program as EstreeProgram} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** A component in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const parseCode = (code: string): EstreeProgram =>
  parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
  }) satisfies Program as unknown as EstreeProgram;

/** An import of a module's default export, to stand first in a page. */
export const importOf = (variable: string, module: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: parseCode(`import ${variable} from ${JSON.stringify(module)};`),
  },
});

/** A component without props, as an element of its own. */
export const flowElement = (name: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [],
});

/**
 * Gives a component a prop.
 *
 * @param code - expression of its value, such as the name of a variable.
 */
export function setProp(element: JsxElement, name: string, code: string): void {
  element.attributes.push({
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: code,
      data: {estree: parseCode(code)},
    },
  });
}
