/** What a worker knows of the build that it belongs to. */
export interface BuildInfo {
  /** Stands for the whole content of the build. */
  readonly build: string;
  /** Address of the locale: `/en/`. */
  readonly base: string;
  /** What every page of the build names; see `entryOf`. */
  readonly entry: string;
  /** Address of the page that stands in for one that is not kept. */
  readonly offlinePage: string;
  /** Address of the table of files that pages load later; see `FileTable`. */
  readonly table: string;
  /** What follows each title: ` — Vuetify`. */
  readonly siteName: string;
}

/** The files that the examples of pages load, by address of the page. */
export interface FileTable {
  /** Addresses of the files, each once. */
  readonly files: readonly string[];
  /** Numbers of the files of a page, by its address. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
  /** Numbers of the files that editing an example needs. */
  readonly editing: readonly number[];
}

const entryFile =
  /assets\/(?:js\/(?:react|(?:[\w-]+~)?main)\.\w+\.js|routes\/\w+\.json)/g;

/**
 * The scripts that start every page of a build, and the tables of its sections
 * (`plugins/lean-client`). Their names hold the hash of all code of the build,
 * as a table names all chunks of its pages: they tell one build from another.
 *
 * @param text - HTML of a page.
 * @returns their paths, sorted; empty when there are none.
 */
export function entryOf(text: string): string {
  return [...new Set(text.match(entryFile))].sort().join();
}

const exampleFile = /\sdata-file=(?:"([^"]+)"|([^\s>"]+))/g;

/** Paths of the examples on a page, as its HTML names them. */
export const examplesOn = (html: string): string[] =>
  [...html.matchAll(exampleFile)].flatMap(
    ([, quoted, bare]) => quoted ?? bare ?? [],
  );
