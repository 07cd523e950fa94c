/** How the tables write what was measured. */
import {isWithin, type Limit, limitCells} from './budgets';

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

/** What a part of the bench has to say. */
export interface Report {
  /** Tables in Markdown. */
  readonly text: string;
  /** Figures beyond their budgets. */
  readonly over: readonly string[];
}

/** Several reports as one. */
export const joinReports = (reports: readonly Report[]): Report => ({
  text: reports.map(({text}) => text).join('\n\n'),
  over: reports.flatMap(({over}) => over),
});

/** A figure that has a limit. */
export interface Checked {
  /** Of the table; it tells the limit. */
  readonly row: string;
  /** Which of several figures of the row it is. */
  readonly column?: string;
  readonly value: number;
  readonly write: (value: number) => string;
  readonly limit: Limit;
}

/** A table with its limits, and which of the figures are beyond their budgets. */
export const reportOf = (
  table: Table,
  figures: readonly Checked[] = [],
): Report => ({
  text: tableOf({
    ...table,
    ...Object.fromEntries(
      figures.map(({row, limit, write}) => [
        row,
        {...table[row], ...limitCells(limit, write)},
      ]),
    ),
  }),
  over: figures
    .filter(({limit, value}) => !isWithin(limit, value))
    .map(({row, column, value, write, limit}) => {
      const name = column === undefined ? row : `${row}, ${column}`;
      return `${name}: ${write(value)}, not ${limitCells(limit, write).budget}`;
    }),
});

/** Something measured on this site and, where it can be, on the yardstick. */
export interface Row {
  readonly ours: number;
  readonly stock?: number | undefined;
  /** With its unit. */
  readonly write: (value: number) => string;
  /** Of the figure of this site. */
  readonly limit?: Limit;
  /** Of its ratio to that of the yardstick. */
  readonly ratioLimit?: Limit;
}

/** This site next to the yardstick, with the limits that there are. */
export function comparisonOf(rows: Readonly<Record<string, Row>>): Report {
  const table: Record<string, Record<string, string>> = {};
  const figures: Checked[] = [];
  for (const [row, cells] of Object.entries(rows)) {
    const {ours, stock, write, limit, ratioLimit} = cells;
    table[row] = {
      'this site': write(ours),
      'preset-classic': stock === undefined ? '' : write(stock),
      ratio: stock === undefined ? '' : ratio(ours, stock),
    };
    if (limit) {
      figures.push({row, value: ours, write, limit});
    }
    if (ratioLimit) {
      const value = ours / (stock ?? NaN);
      figures.push({row, value, write: factor, limit: ratioLimit});
    }
  }
  return reportOf(table, figures);
}
