import type {PhrasingContent, RootContent, Table, TableRow} from 'mdast';
import type {PageContext} from './context';
import {type Flow, toFlow} from './flow';
import {toLine} from './phrasing';
import {type Element, attributeOf, findElement, isElement} from './tree';

const lineBreak: PhrasingContent = {type: 'html', value: '<br>'};

/** Puts the lines of code, or items of a list, below each other in a cell. */
function inCell(block: RootContent): PhrasingContent[][] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.children];
    case 'code':
      return block.value
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((value) => [{type: 'inlineCode', value}]);
    case 'list':
    case 'listItem':
    case 'blockquote':
      return block.children.flatMap(inCell);
    default:
      throw new Error(
        `A table's cell cannot hold a ${block.type} in Markdown.`,
      );
  }
}

function toCell(cell: Element, context: PageContext): PhrasingContent[] {
  const blocks: Flow[] = toFlow(cell.childNodes, context);
  return blocks
    .flatMap(inCell)
    .flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line]));
}

const spanOf = (cell: Element, name: 'colspan' | 'rowspan') =>
  Number(attributeOf(cell, name) ?? 1);

const rowsOf = (element: Element): Element[] =>
  element.childNodes.flatMap((child) =>
    isElement(child, 'tr')
      ? [child]
      : isElement(child, 'thead', 'tbody', 'tfoot')
        ? rowsOf(child)
        : [],
  );

/** Lays the cells out in a grid, in which wide and high cells take several. */
function gridOf(rows: readonly Element[]): (Element | undefined)[][] {
  const grid: (Element | undefined)[][] = rows.map(() => []);
  rows.forEach((row, at) => {
    const cells = row.childNodes.filter((node) => isElement(node, 'td', 'th'));
    let column = 0;
    for (const cell of cells as Element[]) {
      while (grid[at]?.[column]) {
        column++;
      }
      for (let down = 0; down < spanOf(cell, 'rowspan'); down++) {
        for (let right = 0; right < spanOf(cell, 'colspan'); right++) {
          const line = grid[at + down];
          if (line) {
            line[column + right] = right === 0 ? cell : undefined;
          }
        }
      }
      column += spanOf(cell, 'colspan');
    }
  });
  return grid;
}

/**
 * Converts a table. Its caption stands above it; a table without a head gets
 * an empty one, which Markdown wants.
 */
export function toTable(
  element: Element,
  context: PageContext,
): (Table | Flow)[] {
  const rows = rowsOf(element);
  const grid = gridOf(rows);
  const width = Math.max(0, ...grid.map(({length}) => length));
  if (width === 0) {
    return [];
  }
  const children = grid.map((cells): TableRow => ({
    type: 'tableRow',
    children: Array.from({length: width}, (_, column) => {
      const cell = cells[column];
      return {
        type: 'tableCell',
        children: cell ? toCell(cell, context) : [],
      };
    }),
  }));
  const hasHead = rows[0]?.childNodes.every((node) => !isElement(node, 'td'));
  if (!hasHead) {
    children.unshift({
      type: 'tableRow',
      children: Array.from({length: width}, () => ({
        type: 'tableCell',
        children: [],
      })),
    });
  }
  const caption = findElement(element, ({tagName}) => tagName === 'caption');
  const title = caption ? toLine(caption.childNodes, context) : [];
  return [
    ...(title.length > 0
      ? [
          {
            type: 'paragraph' as const,
            children: [{type: 'strong' as const, children: title}],
          },
        ]
      : []),
    {type: 'table', children},
  ];
}
