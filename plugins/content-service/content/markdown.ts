import type {Element, ElementContent, Root} from 'hast';
import {defaultSchema, sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import type {Root as MarkdownRoot} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
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

/** Nobody nests deeper; far deeper would exhaust the stack. */
const deepest = 60;

/** Longer texts are no text: the notes of a large release have 30 kB. */
const longest = 200_000;

type Parent = Root | Element;

/** Checks links, and keeps their label where they lead nowhere. */
function checkLinks(parent: Parent, baseUrl: string, depth = 0): void {
  if (depth > deepest) {
    parent.children = [];
    return;
  }
  parent.children = (parent.children as ElementContent[]).flatMap(
    (node): ElementContent[] => {
      if (node.type !== 'element') {
        return [node];
      }
      checkLinks(node, baseUrl, depth + 1);
      if (node.tagName !== 'a') {
        return [node];
      }
      const href = safeHref(node.properties.href);
      if (href === undefined) {
        return node.children;
      }
      node.properties = isSitePath(href)
        ? {href: baseUrl + href.slice(1)}
        : {href, rel: ['noopener', 'noreferrer', 'nofollow']};
      return [node];
    },
  );
}

/** Reads Markdown in GitHub's dialect, as much of it as is reasonable. */
export function parseMarkdown(text: string): MarkdownRoot {
  return fromMarkdown(text.slice(0, longest), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

/**
 * Renders the Markdown of remote content, GitHub's dialect. HTML in it is left
 * out, links lead to http(s) addresses or paths of the site.
 *
 * @param value - what the service gave; anything but a string is reported as
 * 'Invalid type' and renders empty.
 * @param baseUrl - path below which the page's language lies.
 * @returns HTML that is safe to insert.
 */
export function renderMarkdown(value: unknown, baseUrl: string): string {
  if (typeof value !== 'string') {
    console.error('Invalid type', typeof value);
    return '';
  }
  const html = toHast(parseMarkdown(value)) as Root;
  checkLinks(html, baseUrl);
  return toHtml(sanitize(html, schema)).trim();
}
