import type {Amounts} from './status';

/** One language in the table of the status page. */
export interface LanguageRow {
  readonly locale: string;
  /** The language's name in the language itself. */
  readonly name: string;
  /** Share of words of pages and interface, 0 to 1. */
  readonly complete: number;
  readonly published: boolean;
  readonly pages: Amounts;
  readonly strings: Amounts;
  readonly api: Amounts;
}

/** Data of the status page: `@generated/translations/default/status.json`. */
export interface StatusPageData {
  /** The release whose pages are counted. */
  readonly version: string;
  readonly languages: readonly LanguageRow[];
}
