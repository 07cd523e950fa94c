import type {Heading, Nodes, Paragraph, Root, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingIds} from '../skeleton';
import {accent, marks} from './text';

type Block = Heading | Paragraph | TableCell;

/** Marks where a block begins and ends, ids of headings left at their end. */
function markEnds(block: Block): void {
  const last = block.children.at(-1);
  const at =
    last?.type === 'mdxTextExpression'
      ? block.children.length - 1
      : block.children.length;
  const before = block.children[at - 1];
  if (before?.type === 'text') {
    before.value = before.value.trimEnd();
  }
  block.children.splice(at, 0, {
    type: 'text',
    value: at < block.children.length ? `${marks.end} ` : marks.end,
  });
  block.children.unshift({type: 'text', value: marks.start});
}

function isBlock(node: Nodes): node is Block {
  return ['heading', 'paragraph', 'tableCell'].includes(node.type);
}

/**
 * Turns the text of a page into the pseudo-language. Ids, code, links and
 * components stay.
 */
export default function pseudoPages() {
  return (tree: Root): void => {
    // Before the text changes that the ids are made from.
    for (const {heading, id, stated} of headingIds(tree)) {
      if (!stated) {
        heading.data = {...heading.data, hProperties: {id}};
      }
    }
    visit(tree, 'text', (node) => {
      node.value = accent(node.value);
    });
    visit(tree, (block) => {
      if (isBlock(block) && block.children.some(({type}) => type === 'text')) {
        markEnds(block);
      }
    });
  };
}
