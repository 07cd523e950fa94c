import type {Nodes} from 'mdast';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {parseMarkdown} from './markdown';

/** Markup, code, or a paragraph that is nothing but a link. */
function saysNothing(node: Nodes): boolean {
  return (
    node.type === 'html' ||
    node.type === 'code' ||
    (node.type === 'paragraph' &&
      node.children.every(({type}) => type === 'link' || type === 'html'))
  );
}

/** What stands between the blocks of the text. */
const gap = ' · ';

/**
 * The beginning of a Markdown text, without its markup.
 *
 * @param markdown - what the service gave; anything but a string has no
 * beginning.
 * @param most - length in characters; cut between words.
 */
export function excerptOf(markdown: unknown, most: number): string {
  if (typeof markdown !== 'string') {
    return '';
  }
  let text = '';
  visit(parseMarkdown(markdown), (node) => {
    if (saysNothing(node)) {
      return SKIP;
    }
    if (node.type === 'heading' || node.type === 'paragraph') {
      text = text === '' ? '' : text.replace(/[\s·.:]*$/, gap);
    } else if (node.type === 'text' || node.type === 'inlineCode') {
      text += node.value.replace(/\s+/g, ' ');
    }
    return text.length > most ? EXIT : undefined;
  });
  const whole = text.replace(/[\s·]+$/, '');
  return whole.length <= most
    ? whole
    : `${whole.slice(0, most).replace(/[\s·]*\S*$/, '')}…`;
}
