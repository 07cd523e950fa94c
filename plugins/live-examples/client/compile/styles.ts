import postcss, {CssSyntaxError} from 'postcss';
import type {Plugin} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {localNames} from '../../compiler/css/local-names';
import {isInKeyframes, prefixSelectors} from '../../compiler/css/prefix';
import {EditError} from './edit-error';

/** PostCSS plugin: rules hold for elements with the attribute only. */
function scopeSelectors(attribute: string): Plugin {
  const scope = selectorParser((selectors) => {
    selectors.each((selector) => {
      const deep = selector.nodes.find(
        (node) =>
          (node.type === 'pseudo' && node.value === '::v-deep') ||
          (node.type === 'combinator' && node.value === '>>>'),
      );
      const last = selector.nodes
        .filter(
          (node) =>
            node.type !== 'pseudo' &&
            node.type !== 'combinator' &&
            (!deep || selector.index(node) < selector.index(deep)),
        )
        .at(-1);
      deep?.replaceWith(selectorParser.combinator({value: ' '}));
      const mark = selectorParser.attribute({
        attribute,
        value: undefined,
        raws: {},
      });
      if (last) {
        selector.insertAfter(last, mark);
      } else {
        selector.prepend(mark);
      }
    });
  });
  return {
    postcssPlugin: 'live-examples-scope',
    Once(root) {
      root.walkRules((rule) => {
        if (!isInKeyframes(rule)) {
          rule.selector = scope.processSync(rule.selector);
        }
      });
    },
  };
}

/** A style block to compile. */
export interface StyleBlock {
  readonly content: string;
  readonly lang?: string;
  readonly scoped?: boolean;
  /** Line of the file that it begins on. */
  readonly firstLine: number;
}

/**
 * Confines a style block to an example.
 *
 * @param id - the attribute on the example's elements.
 * @param sandbox - selector of the example.
 * @throws EditError for a sheet that does not parse, or is not CSS.
 */
export function compileStyle(
  {content, lang = 'css', scoped, firstLine}: StyleBlock,
  id: string,
  sandbox: string,
): string {
  if (lang !== 'css') {
    throw new EditError(
      `Sass is compiled when the site is built. Write CSS here, or open the example in CodePen, which compiles Sass.`,
      firstLine,
    );
  }
  const plugins = [
    ...(scoped ? [scopeSelectors(id)] : []),
    localNames(id),
    prefixSelectors(sandbox),
  ];
  try {
    return postcss(plugins).process(content, {from: undefined}).css;
  } catch (error) {
    if (error instanceof CssSyntaxError) {
      throw new EditError(error.reason, firstLine + (error.line ?? 1) - 1, {
        cause: error,
      });
    }
    throw error;
  }
}
