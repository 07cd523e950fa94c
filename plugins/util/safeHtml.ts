import type {Element, ElementContent, Root} from 'hast';
import {defaultSchema, sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {isSitePath, safeHref} from './addresses';

/** GitHub's own list of what may be shown, narrowed to what has a use here. */
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: 'content-',
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code'],
    ...['strong', 'em', 'del', 'a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'rel'],
    code: [['className', /^language-[\w-]+$/]],
    th: [['align', 'left', 'right', 'center']],
    td: [['align', 'left', 'right', 'center']],
    ol: ['start'],
  },
  protocols: {href: ['http', 'https']},
};

/** What links of others to elsewhere say: we vouch for none of them. */
const relOfOthers = ['noopener', 'noreferrer', 'nofollow'];

/** Nobody nests deeper; far deeper would exhaust the stack. */
const deepest = 60;

/** Gives the address of a link, or nothing when it leads nowhere. */
export type ResolveLink = (href: string) => string | undefined;

type Parent = Root | Element;

/** Checks links, and keeps their label where they lead nowhere. */
function checkLinks(parent: Parent, resolve: ResolveLink, depth = 0): void {
  if (depth > deepest) {
    parent.children = [];
    return;
  }
  parent.children = (parent.children as ElementContent[]).flatMap(
    (node): ElementContent[] => {
      if (node.type !== 'element') {
        return [node];
      }
      checkLinks(node, resolve, depth + 1);
      if (node.tagName !== 'a') {
        return [node];
      }
      const written = safeHref(node.properties.href);
      const href = written && safeHref(resolve(written));
      if (written === undefined || href === undefined) {
        return node.children;
      }
      node.properties = isSitePath(written)
        ? {href}
        : {href, rel: [...relOfOthers]};
      return [node];
    },
  );
}

/**
 * The one way in which text that others wrote becomes HTML of a page: elements
 * and attributes of a short list remain, links lead to http(s) addresses or to
 * paths of the site.
 *
 * @param tree - made of the text; it is changed.
 * @param resolve - decides where links lead; it is asked for those only whose
 * address is safe, and what it says is checked again.
 * @returns HTML that is safe to insert.
 */
export function safeHtml(tree: Root, resolve: ResolveLink): string {
  checkLinks(tree, resolve);
  return toHtml(sanitize(tree, schema)).trim();
}
