import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {type Content, squeeze} from './page';

/** A page's twin, read as any program reads Markdown. */
export interface TwinContent extends Content {
  readonly links: string[];
}

const text = (node: Nodes): string =>
  node.type === 'html'
    ? ''
    : 'value' in node
      ? node.value
      : 'children' in node
        ? node.children.map(text).join('')
        : '';

/** Reads the Markdown of a twin, its front matter left out. */
export function readTwin(markdown: string): TwinContent {
  const tree: Root = fromMarkdown(
    markdown.replace(/^---\n[\s\S]*?\n---\n/, ''),
    {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    },
  );
  const content: TwinContent = {
    headings: [],
    codes: [],
    tables: [],
    links: [],
  };
  visit(tree, (node) => {
    switch (node.type) {
      case 'heading':
        content.headings.push(`${node.depth} ${squeeze(text(node))}`);
        break;
      case 'code':
        content.codes.push(squeeze(node.value));
        break;
      case 'link':
        content.links.push(node.url);
        break;
      case 'table':
        content.tables.push(
          node.children.map((row) =>
            row.children.map((cell) => squeeze(text(cell))),
          ),
        );
        break;
    }
  });
  return content;
}
