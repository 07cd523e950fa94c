import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';
import type {ChunkNames} from '@docusaurus/types';

/** A route of the site, with those of its children that are told. */
export interface TableRoute {
  readonly path: string;
  /** What tells it from other routes of the same path. */
  readonly hash: string;
  /** Its place among its siblings: the first that matches is shown. */
  readonly order: number;
  readonly chunks: ChunkNames;
  /** What else the route says, such as `exact` and `sidebar`. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly routes?: readonly TableRoute[];
}

/** What the browser must know of some pages to show them. */
export interface PageTable {
  readonly routes: readonly TableRoute[];
  /** By the name of a chunk: its module, and the chunks that hold it. */
  readonly modules: Readonly<
    Record<string, readonly [id: string | number, chunks: readonly string[]]>
  >;
  /** Files of chunks by their ids, below the base address. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<string, string>>;
  /** Docs of each version by its name: the pages, and their like elsewhere. */
  readonly docs: Readonly<Record<string, readonly GlobalDoc[]>>;
}

/** The table of one page, which stands in its HTML. */
export interface OwnTable extends PageTable {
  /** Addresses of the tables of all pages, by the path that theirs begin with. */
  readonly sections: Readonly<Record<string, string>>;
}

/** Id of the element that holds the table in a page. */
export const tableElementId = 'page-table';
