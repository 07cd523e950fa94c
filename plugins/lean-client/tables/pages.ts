import type {PageTable, TableRoute} from '../client/types';
import type {SiteDocs} from './docs';
import type {ChunkFiles, ModuleTable} from './modules';
import {chunksOf} from './routes';

/** What the tables are made of. */
export interface SiteTables {
  readonly routes: readonly TableRoute[];
  readonly bundle: ModuleTable;
  readonly docs: SiteDocs;
}

const isPage = ({routes}: TableRoute) => routes === undefined;

function flatten(routes: readonly TableRoute[]): TableRoute[] {
  return routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}

/** Routes that lead to some pages, with those above them. */
function prune(
  routes: readonly TableRoute[],
  keep: (page: TableRoute) => boolean,
): TableRoute[] {
  return routes.flatMap((route): TableRoute[] => {
    if (isPage(route)) {
      return keep(route) ? [route] : [];
    }
    const below = prune(route.routes ?? [], keep);
    return below.length > 0 ? [{...route, routes: below}] : [];
  });
}

function merge(files: readonly ChunkFiles[], kind: keyof ChunkFiles) {
  return Object.fromEntries(files.flatMap((some) => [...some[kind]]));
}

/** The modules that routes load, by the names of their chunks. */
function modulesOf(bundle: ModuleTable, routes: readonly TableRoute[]) {
  const names = new Set(routes.flatMap(({chunks}) => chunksOf(chunks)));
  return [...names].map((name) => {
    const module = bundle.modules.get(name);
    if (!module) {
      throw new Error(
        `The bundle has no chunk "${name}", which a route asks for; adapt plugins/lean-client/tables/ to the installed Docusaurus.`,
      );
    }
    return {name, ...module};
  });
}

/** What the browser must know to show some pages. */
function tableOf(
  {routes, bundle, docs}: SiteTables,
  keep: (page: TableRoute) => boolean,
): PageTable {
  const kept = prune(routes, keep);
  const all = flatten(kept);
  const modules = modulesOf(bundle, all);
  const files = [bundle.common, ...modules.map((module) => module.files)];
  return {
    routes: kept,
    modules: Object.fromEntries(
      modules.map(({name, id, chunks}) => [name, [id, chunks]]),
    ),
    scripts: merge(files, 'scripts'),
    styles: merge(files, 'styles'),
    docs: docs.at(new Set(all.filter(isPage).map(({path}) => path))),
  };
}

/** The section of the site that an address belongs to. */
const sectionOf = (path: string, sections: readonly string[]) =>
  sections.find((section) => path.startsWith(section));

/**
 * Makes the tables of all pages.
 *
 * @returns the table of each section of the site, such as a version of its
 * docs, by the path that its addresses begin with; the addresses of all pages,
 * and functions that give the table of one of them, and the scripts that its
 * islands load.
 */
export function makeTables(site: SiteTables): {
  readonly sections: ReadonlyMap<string, PageTable>;
  readonly addresses: readonly string[];
  readonly pageTable: (address: string) => PageTable;
  readonly islandFiles: (address: string) => readonly string[];
} {
  const all = flatten(site.routes);
  const prefixes = [
    ...new Set(all.filter((route) => !isPage(route)).map(({path}) => path)),
  ].sort((a, b) => b.length - a.length);
  return {
    sections: new Map(
      prefixes.map((prefix) => [
        prefix,
        tableOf(site, ({path}) => sectionOf(path, prefixes) === prefix),
      ]),
    ),
    addresses: all.filter(isPage).map(({path}) => path),
    pageTable: (address) => tableOf(site, ({path}) => path === address),
    islandFiles: (address) =>
      modulesOf(
        site.bundle,
        all.filter((route) => isPage(route) && route.path === address),
      ).flatMap(({islands, files: {scripts}}) =>
        islands.flatMap((id) => scripts.get(id) ?? []),
      ),
  };
}
