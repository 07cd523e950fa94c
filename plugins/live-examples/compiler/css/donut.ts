import type {Plugin} from 'postcss';
import parser from 'postcss-selector-parser';
import {isInKeyframes} from './prefix';

/**
 * Keeps a selector's subject out of every sandbox, at no specificity. In a CSS
 * module the class must not become one of the module's own.
 */
const guard = {
  sheet: ':not(:where(.vue-sandbox *))',
  module: ':not(:where(:global(.vue-sandbox) *))',
};

/** Subjects that cannot be inside a sandbox. */
const pageElements = new Set(['html', 'body', ':root']);

function isPseudoElement(node: parser.Node): boolean {
  return parser.isPseudoElement(node);
}

/** The nodes of a selector's last compound, its subject. */
function subjectOf(selector: parser.Selector): parser.Node[] {
  const last = selector.nodes
    .map((node) => node.type)
    .lastIndexOf('combinator');
  return selector.nodes.slice(last + 1);
}

function guardSelector(selector: parser.Selector, isModule: boolean): void {
  const subject = subjectOf(selector);
  const isOutside = subject.some(
    (node) =>
      ((node.type === 'tag' || node.type === 'pseudo') &&
        pageElements.has(node.value.toLowerCase())) ||
      (isModule && node.type === 'class'),
  );
  if (isOutside || subject.length === 0) {
    return;
  }
  const element = subject.find(isPseudoElement);
  const node = parser.pseudo({value: isModule ? guard.module : guard.sheet});
  if (element) {
    node.spaces.before = element.spaces.before;
    element.spaces.before = '';
    selector.insertBefore(element, node);
  } else {
    const last = subject.at(-1);
    if (last) {
      node.spaces.after = last.spaces.after;
      last.spaces.after = '';
      selector.insertAfter(last, node);
    }
  }
}

/**
 * PostCSS plugin for the site's own sheets: a hole in the middle, so that no
 * rule of the site reaches an element inside a live example. Classes of CSS
 * modules are unique to the site, hence need no guard.
 */
export function donut(): Plugin {
  return {
    postcssPlugin: 'live-examples-donut',
    OnceExit(root) {
      const isModule =
        root.source?.input.file?.endsWith('.module.css') ?? false;
      root.walkRules((rule) => {
        if (rule.parent?.type === 'rule' || isInKeyframes(rule)) {
          return;
        }
        rule.selector = parser((selectors) => {
          selectors.each((selector) => {
            guardSelector(selector, isModule);
          });
        }).processSync(rule.selector);
      });
    },
  };
}
