import type {Root} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import {isSitePath} from '../../util/addresses';
import {safeHtml} from '../../util/safeHtml';
import {isReasonable} from './reasonable';

/** How much of a text that is no reasonable Markdown is shown. */
const longestPlain = 2000;

/**
 * Reads Markdown in GitHub's dialect. What is not reasonable is plain text, of
 * which the beginning is kept.
 */
export function parseMarkdown(text: string): MarkdownRoot {
  return isReasonable(text)
    ? fromMarkdown(text, {
        extensions: [gfm()],
        mdastExtensions: [gfmFromMarkdown()],
      })
    : {
        type: 'root',
        children: [
          {
            type: 'paragraph',
            children: [{type: 'text', value: text.slice(0, longestPlain)}],
          },
        ],
      };
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
  return safeHtml(toHast(parseMarkdown(value)) as Root, (href) =>
    isSitePath(href) ? baseUrl + href.slice(1) : href,
  );
}
