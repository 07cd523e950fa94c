import type {Table, TableCell} from 'mdast';
import type {PageContext} from './context';
import {toFlow} from './flow';
import {findElement, parseMain, textOf} from './tree';
import {writeMarkdown} from './write';

/** Cells as Markdown: components share most of what their tables say. */
const cells = new Map<string, string>();

function writeCell(cell: TableCell): string {
  const key = JSON.stringify(cell.children);
  const known = cells.get(key);
  if (known !== undefined) {
    return known;
  }
  const [head = ''] = writeMarkdown({
    type: 'table',
    children: [{type: 'tableRow', children: [cell]}],
  }).split('\n');
  const written = head.slice('| '.length, -' |'.length);
  cells.set(key, written);
  return written;
}

/** Writes a table's cells, each text once a build. */
const withWrittenCells = (table: Table): Table => ({
  ...table,
  children: table.children.map((row) => ({
    ...row,
    children: row.children.map((cell) => ({
      ...cell,
      children:
        cell.children.length === 0
          ? []
          : [{type: 'html', value: writeCell(cell)}],
    })),
  })),
});

/**
 * Converts a built page to Markdown.
 *
 * @param html - the whole document.
 * @throws when an example cannot be read, or a table holds what no table of
 * Markdown can.
 */
export function pageToMarkdown(html: string, context: PageContext): string {
  return writeMarkdown({
    type: 'root',
    children: toFlow(parseMain(html), context).map((block) =>
      block.type === 'table' ? withWrittenCells(block) : block,
    ),
  });
}

/**
 * The heading of a built page.
 *
 * @param html - the whole document.
 * @throws when it has none.
 */
export function readHeading(html: string): string {
  const heading = findElement(
    {childNodes: parseMain(html)},
    ({tagName}) => tagName === 'h1',
  );
  if (!heading) {
    throw new Error('page-exports: the page has no <h1> in its <main>.');
  }
  return textOf(heading).replace(/\s+/g, ' ').trim();
}
