/** How the tables write what was measured. */

export const seconds = (value: number) => `${value.toFixed(1)} s`;

export const milliseconds = (value: number) => `${Math.round(value)} ms`;

export const megabytes = (value: number) => `${Math.round(value / 1e6)} MB`;

export const kilobytes = (value: number) => `${(value / 1e3).toFixed(1)} kB`;

export const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

export const factor = (value: number) => `${value.toFixed(2)} ×`;

export const ratio = (value: number, to: number) => factor(value / to);

/** Cells by the name of their column, by the name of their row. */
export type Table = Readonly<
  Record<string, Readonly<Record<string, string | number>>>
>;

/** A table in Markdown, as `bench/README.md` keeps it. */
export function tableOf(rows: Table): string {
  const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const lines = [
    ['', ...columns],
    ...Object.entries(rows).map(([name, cells]) => [
      name,
      ...columns.map((column) => String(cells[column] ?? '')),
    ]),
  ];
  const widths = ['', ...columns].map((_column, index) =>
    Math.max(3, ...lines.map((line) => line[index]?.length ?? 0)),
  );
  const write = (cells: readonly string[], fill: string) =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [
    write(head, ' '),
    write([], '-'),
    ...body.map((line) => write(line, ' ')),
  ].join('\n');
}

/** The same table with its columns as rows. */
export function turned(table: Table): Table {
  const columns = [...new Set(Object.values(table).flatMap(Object.keys))];
  return Object.fromEntries(
    columns.map((column) => [
      column,
      Object.fromEntries(
        Object.entries(table).map(([row, cells]) => [row, cells[column] ?? '']),
      ),
    ]),
  );
}

/** Something measured on this site and, where it can be, on the yardstick. */
export interface Row {
  readonly ours: number;
  readonly stock?: number | undefined;
  /** With its unit. */
  readonly write: (value: number) => string;
}

/** A table of this site next to the yardstick. */
export const comparisonOf = (rows: Readonly<Record<string, Row>>): string =>
  tableOf(
    Object.fromEntries(
      Object.entries(rows).map(([name, {ours, stock, write}]) => [
        name,
        {
          'this site': write(ours),
          'preset-classic': stock === undefined ? '' : write(stock),
          ratio: stock === undefined ? '' : ratio(ours, stock),
        },
      ]),
    ),
  );
