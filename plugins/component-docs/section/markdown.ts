import type {Root} from 'hast';
import type {Nodes, Parents} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';
import {type ResolveLink, safeHtml} from '../../util/safeHtml';

/** Nobody nests quotes and lists deeper; far deeper would break the build. */
const deepest = 100;

/** Leaves a description's words: HTML becomes text, headings bold text. */
function tame(parent: Parents, depth = 0): void {
  if (depth > deepest) {
    parent.children = [];
    return;
  }
  parent.children = parent.children.flatMap((node): Nodes[] => {
    if (node.type === 'html') {
      return [{type: 'text', value: node.value}];
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      return [{type: 'text', value: node.alt ?? ''}];
    }
    if ('children' in node) {
      tame(node, depth + 1);
    }
    // No package defines its links apart from the text, but a bad one may.
    if (node.type === 'definition') {
      return [];
    }
    if (node.type === 'linkReference') {
      return node.children;
    }
    // Headings of a description are none of the page.
    if (node.type === 'heading') {
      return [
        {
          type: 'paragraph',
          children: [{type: 'strong', children: node.children}],
        },
      ];
    }
    return [node];
  }) as typeof parent.children;
}

/**
 * Renders the Markdown of a description.
 *
 * @param markdown - text of a package: HTML in it is shown, never run.
 * @param resolveLink - decides where links lead.
 * @returns HTML; a single paragraph comes without its `p`.
 */
export function renderMarkdown(
  markdown: string,
  resolveLink: ResolveLink,
): string {
  const tree = fromMarkdown(markdown);
  tame(tree);
  const html = safeHtml(toHast(tree) as Root, resolveLink);
  const single = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html);
  return single?.[1] ?? html;
}

/** Elements that no `span` may hold. */
const block = /<(?:p|ul|ol|pre|blockquote|hr)\b/;

/**
 * Marks rendered text as being in another language than its page.
 *
 * @param language - BCP 47 tag.
 */
export function markLanguage(html: string, language: string): string {
  const element = block.test(html) ? 'div' : 'span';
  return `<${element} lang="${language}">${html}</${element}>`;
}
