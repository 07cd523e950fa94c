import {
  type ArrayExpression,
  type Node,
  type ObjectExpression,
  type Property,
  parse,
} from 'acorn';
import {full} from 'acorn-walk';
import * as z from 'zod';

/** What Docusaurus generates about routes, as text. */
export interface RouteTables {
  /** `routes.js` */
  readonly routes: string;
  /** `routesChunkNames.json` */
  readonly chunkNames: string;
}

/** A route without children. */
interface Leaf {
  readonly node: ObjectExpression;
  /** Address up to the last segment, with a slash at its end. */
  readonly folder: string;
  readonly segment: string;
  /** Key of its chunks. */
  readonly key: string;
  /** What else the route says, as code. */
  readonly rest: readonly string[];
}

/** Fewer are not worth a pattern. */
const fewest = 3;

const chunkNamesSchema = z.record(z.string(), z.unknown());

const isArray = (node: Node): node is ArrayExpression =>
  node.type === 'ArrayExpression';

function stringOf(node: Node | undefined): string | undefined {
  const value = node?.type === 'Literal' && 'value' in node && node.value;
  return typeof value === 'string' ? value : undefined;
}

/** Reads a route, unless it has children or a path that is no plain one. */
function readLeaf(node: ObjectExpression, source: string): Leaf | undefined {
  const fields = new Map<string, Property>();
  for (const property of node.properties) {
    if (property.type !== 'Property') {
      return undefined;
    }
    fields.set(source.slice(property.key.start, property.key.end), property);
  }
  const path = stringOf(fields.get('path')?.value);
  const component = fields.get('component')?.value;
  const plain = /^(\/.*\/|\/)([A-Za-z0-9-]+)\/$/.exec(path ?? '');
  if (!plain || fields.has('routes') || component?.type !== 'CallExpression') {
    return undefined;
  }
  const [, folder = '', segment = ''] = plain;
  const hash = stringOf(component.arguments[1]);
  return {
    node,
    folder,
    segment,
    key: `${path ?? ''}-${hash ?? ''}`,
    rest: [...fields]
      .filter(([name]) => name !== 'path' && name !== 'component')
      .map(([, property]) => source.slice(property.start, property.end)),
  };
}

/** Sibling routes that differ in the last segment of their path only. */
function alikeSiblings(
  siblings: ArrayExpression,
  source: string,
  chunks: Readonly<Record<string, unknown>>,
): Leaf[][] {
  const groups = new Map<string, Leaf[]>();
  for (const element of siblings.elements) {
    const leaf =
      element?.type === 'ObjectExpression' && readLeaf(element, source);
    if (leaf) {
      const likeness = JSON.stringify([
        leaf.folder,
        leaf.rest,
        chunks[leaf.key],
      ]);
      groups.set(likeness, [...(groups.get(likeness) ?? []), leaf]);
    }
  }
  return [...groups.values()].filter((group) => group.length >= fewest);
}

/**
 * Makes one route of sibling routes that load the same chunks and have nothing
 * else of their own, as those of API pages: their pages ask for their data by
 * the address. The route matches exactly the addresses that it stands for.
 *
 * @returns the tables for the browser, far smaller where there are many such
 * pages.
 * @throws when the generated files do not look as they did: Docusaurus moved on.
 */
export function mergeAlikeRoutes({
  routes,
  chunkNames,
}: RouteTables): RouteTables {
  const chunks = new Map(
    Object.entries(chunkNamesSchema.parse(JSON.parse(chunkNames))),
  );
  const known = Object.fromEntries(chunks);
  const edits: {start: number; end: number; text: string}[] = [];
  let found = 0;
  full(parse(routes, {ecmaVersion: 'latest', sourceType: 'module'}), (node) => {
    if (!isArray(node)) {
      return;
    }
    found += 1;
    for (const group of alikeSiblings(node, routes, known)) {
      const [first] = group as [Leaf, ...Leaf[]];
      const path = `${first.folder}:page(${group.map(({segment}) => segment).join('|')})/`;
      const fields = [
        `path: ${JSON.stringify(path)}`,
        `component: ComponentCreator(${JSON.stringify(path)}, "all")`,
        ...first.rest,
      ];
      chunks.set(`${path}-all`, chunks.get(first.key));
      group.forEach(({node: {start, end}, key}, index) => {
        chunks.delete(key);
        edits.push({
          start,
          end,
          text: index === 0 ? `{${fields.join(', ')}}` : 'null',
        });
      });
    }
  });
  if (found === 0) {
    throw new Error(
      'The generated routes.js holds no list of routes; adapt plugins/lean-client/routes.ts to the installed Docusaurus.',
    );
  }
  let text = routes;
  for (const {start, end, text: code} of edits.sort(
    (a, b) => b.start - a.start,
  )) {
    text =
      code === 'null'
        ? text.slice(0, start) + text.slice(end).replace(/^\s*,/, '')
        : text.slice(0, start) + code + text.slice(end);
  }
  return {routes: text, chunkNames: JSON.stringify(Object.fromEntries(chunks))};
}
