import path from 'node:path';
import type {Heading, Nodes, Paragraph, Root, TableCell} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {headingIds} from '../skeleton';
import {accent, marks} from './text';

interface Options {
  readonly siteDir: string;
  /** Address of the repository's files, for the links of the blocks. */
  readonly sourceUrl: string;
}

type Block = Heading | Paragraph | TableCell;

/** The link from a block to the line where its English text is written. */
function sourceLink(
  file: string,
  line: number,
  sourceUrl: string,
): MdxJsxTextElement {
  const attribute = (name: string, value: string) =>
    ({type: 'mdxJsxAttribute', name, value}) as const;
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [
      attribute('className', 'pseudo-source'),
      attribute('href', `${sourceUrl}/${file}?plain=1#L${line}`),
      attribute('aria-label', `Translate ${file}:${line}`),
      attribute('title', `${file}:${line}`),
    ],
    children: [{type: 'text', value: '✎'}],
  };
}

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
 * components stay; each paragraph links to the line it is written in.
 */
export default function pseudoPages({siteDir, sourceUrl}: Options) {
  return (tree: Root, {path: absolute}: VFile): void => {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
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
      if (
        !isBlock(block) ||
        !block.children.some(({type}) => type === 'text')
      ) {
        return;
      }
      markEnds(block);
      const isLabel = block.data && 'directiveLabel' in block.data;
      if (block.type === 'paragraph' && !isLabel && block.position) {
        block.children.push(
          sourceLink(file, block.position.start.line, sourceUrl),
        );
      }
    });
  };
}
