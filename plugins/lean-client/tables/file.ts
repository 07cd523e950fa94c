import type {PageTable} from '../client/types';

/** What the browser's bundle leaves to the server, which writes the pages. */
export interface PagesFile {
  /** Addresses of the tables of sections, by the path that pages begin with. */
  readonly sections: Readonly<Record<string, string>>;
  /** Tables by the addresses of pages. */
  readonly pages: Readonly<Record<string, PageTable>>;
  /** Scripts that islands load, below the base address, by the same addresses. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

/** Key of the table for an address that no route leads to. */
export const noPage = '';
