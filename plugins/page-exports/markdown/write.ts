import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

/** As Prettier writes Markdown, but for tables, whose cells stay narrow. */
export const writeMarkdown = (tree: Nodes): string =>
  toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
