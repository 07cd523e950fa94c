import type {Plugin, Rule} from 'postcss';
import parser from 'postcss-selector-parser';

/** Declarations of the root elements that would resize a sandbox. */
const pageOnly = /^(?:overflow(?:-[xy])?|(?:min-|max-)?height)$/;

const rootTags = new Set(['html', 'body']);

/** Whether a rule is a step of an animation rather than a rule for elements. */
export function isInKeyframes({parent}: Rule): boolean {
  return (
    parent?.type === 'atrule' &&
    'name' in parent &&
    typeof parent.name === 'string' &&
    /keyframes$/i.test(parent.name)
  );
}

function isRoot(node: parser.Node): boolean {
  return (
    (node.type === 'tag' && rootTags.has(node.value.toLowerCase())) ||
    (node.type === 'pseudo' && node.value.toLowerCase() === ':root')
  );
}

/** `html.overflow-y-hidden` is what a dialog sets on the page itself. */
function isPageState(selector: parser.Selector): boolean {
  return selector.toString().trim() === 'html.overflow-y-hidden';
}

/**
 * Rewrites one selector list so that it holds below an element only.
 *
 * @returns the list, and whether the selectors are for the root elements.
 */
function prefixList(
  list: string,
  sandbox: string,
): {selector: string; isForRoot: boolean} {
  let isForRoot = false;
  const selector = parser((selectors) => {
    selectors.each((entry) => {
      if (isPageState(entry)) {
        return;
      }
      const roots = entry.nodes.filter(isRoot);
      const [root, ...inner] = roots;
      if (!root) {
        const first = entry.first;
        const before = first.spaces.before;
        first.spaces.before = '';
        entry.prepend(parser.combinator({value: ' '}));
        entry.prepend(
          parser.pseudo({
            value: `:where(${sandbox})`,
            spaces: {before, after: ''},
          }),
        );
        return;
      }
      // `html body p`: the innermost root stands for the sandbox.
      const last = inner.at(-1) ?? root;
      const at = entry.index(last);
      entry.nodes.slice(0, at).forEach((node) => node.remove());
      isForRoot ||= entry.nodes.every((node) => node.type !== 'combinator');
      last.replaceWith(parser.pseudo({value: `:where(${sandbox})`}));
    });
  }).processSync(list);
  return {selector, isForRoot};
}

/**
 * PostCSS plugin: confines a sheet to the elements below a selector without
 * changing the specificity of its rules. Root elements become the sandbox
 * itself, without what would give it the size of a page.
 *
 * @param sandbox - a simple selector, such as `.vs27`.
 */
export function prefixSelectors(sandbox: string): Plugin {
  return {
    postcssPlugin: 'live-examples-prefix',
    Once(root) {
      root.walkRules((rule) => {
        if (isInKeyframes(rule) || rule.parent?.type === 'rule') {
          return;
        }
        const {selector, isForRoot} = prefixList(rule.selector, sandbox);
        rule.selector = selector;
        if (isForRoot) {
          rule.walkDecls(pageOnly, (declaration) => {
            declaration.remove();
          });
          if (rule.nodes.length === 0) {
            rule.remove();
          }
        }
      });
    },
  };
}
