/**
 * What the browser knows of the site's pages: at first the page that it shows,
 * from the page's HTML; all pages of a version once a link to one of them is
 * hovered, focused, touched or followed.
 */
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import generatedRegistry from '@generated/registry';
import generatedChunkNames from '@generated/routesChunkNames';
import type {Registry, RouteChunkNames} from '@docusaurus/types';
import {
  type OwnTable,
  type PageTable,
  type TableRoute,
  tableElementId,
} from './types';

declare const __webpack_require__: {
  (id: string | number): {readonly __esModule?: boolean};
  readonly e: (chunk: string) => Promise<unknown>;
  /** Files of chunks; `tables/runtime.ts` has the bundle look there. */
  readonly pageScripts: Record<string, string>;
  readonly pageStyles: Record<string, string>;
};

type Writable<T> = {-readonly [K in keyof T]: T[K]};

interface Route {
  readonly path: string;
  readonly key: string;
  readonly order: number;
  readonly component: unknown;
  readonly routes?: Route[];
}

// Empty ones, which Docusaurus reads and this module fills.
const registry = generatedRegistry as Writable<Registry>;
const chunkNames = generatedChunkNames as Writable<RouteChunkNames>;

/** All that are known, in the order in which they are tried. */
export const routes: Route[] = [];

async function loadModule(
  id: string | number,
  chunks: readonly string[],
): Promise<unknown> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  const loaded = __webpack_require__(id);
  return loaded.__esModule ? loaded : {default: loaded};
}

function addRoutes(known: Route[], added: readonly TableRoute[]): void {
  for (const {path, hash, order, chunks, attributes, routes: below} of added) {
    const key = `${path}-${hash}`;
    let route = known.find((other) => other.key === key);
    if (!route) {
      chunkNames[key] = chunks;
      route = {
        ...attributes,
        path,
        key,
        order,
        component: ComponentCreator(path, hash),
        ...(below && {routes: []}),
      };
      known.push(route);
    }
    addRoutes(route.routes ?? [], below ?? []);
  }
  known.sort((a, b) => a.order - b.order);
}

function addDocs(docs: PageTable['docs']): void {
  const {versions} = globalData['docusaurus-plugin-content-docs']?.default as {
    versions: GlobalVersion[];
  };
  for (const version of versions) {
    const known = new Set(version.docs.map(({id}) => id));
    version.docs.push(
      ...(docs[version.name] ?? []).filter(({id}) => !known.has(id)),
    );
  }
}

function add({routes: added, modules, scripts, styles, docs}: PageTable): void {
  Object.assign(__webpack_require__.pageScripts, scripts);
  Object.assign(__webpack_require__.pageStyles, styles);
  for (const [name, [id, chunks]] of Object.entries(modules)) {
    registry[name] ??= [
      () => loadModule(id, chunks) as ReturnType<Registry[string][0]>,
      name,
      String(id),
    ];
  }
  addRoutes(routes, added);
  addDocs(docs);
}

function readOwn(): OwnTable {
  const text = document.getElementById(tableElementId)?.textContent;
  if (!text) {
    throw new Error(
      `The page has no #${tableElementId}: was its HTML changed on the way?`,
    );
  }
  return JSON.parse(text) as OwnTable;
}

const own = readOwn();
const ownPath = window.location.pathname;
const sections = new Map<string, Promise<void>>();

add(own);
routes.push({
  path: '*',
  key: '*',
  order: Infinity,
  component: ComponentCreator('*', ''),
});

async function loadSection(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`${address}: ${String(answer.status)}`);
  }
  add((await answer.json()) as PageTable);
}

/**
 * Makes the route of a page known.
 *
 * @param pathname - address of the page on this host.
 * @throws when the table of its section cannot be fetched, as after a new
 * deployment; Docusaurus then loads the page as a whole.
 */
export async function learnRoute(pathname: string): Promise<void> {
  const [prefix] = Object.keys(own.sections)
    .filter((path) => `${pathname}/`.startsWith(path))
    .sort((a, b) => b.length - a.length);
  const address = own.sections[prefix ?? ''];
  if (pathname === ownPath || address === undefined) {
    return;
  }
  let section = sections.get(address);
  if (!section) {
    section = loadSection(address);
    sections.set(address, section);
    section.catch(() => sections.delete(address));
  }
  await section;
}

/** Never called: has the bundler make the chunks that the tables name. */
export const bundled = () => import('@generated/lean-client-modules');
