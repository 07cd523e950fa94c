import {
  type Expression,
  type ObjectExpression,
  type Property,
  parse,
} from 'acorn';
import * as z from 'zod';
import type {ChunkNames} from '@docusaurus/types';
import type {TableRoute} from '../client/types';

const chunkNamesSchema: z.ZodType<ChunkNames> = z.lazy(() =>
  z.record(
    z.string(),
    z.union([z.string(), chunkNamesSchema, z.array(chunkNamesSchema)]),
  ),
);

const tableSchema = z.record(z.string(), chunkNamesSchema);

function moved(what: string): never {
  throw new Error(
    `The generated routes.js ${what}; adapt plugins/lean-client/tables/routes.ts to the installed Docusaurus.`,
  );
}

function fieldsOf(node: ObjectExpression): Map<string, Expression> {
  return new Map(
    node.properties.map((property): [string, Expression] => {
      const {key, value} = property as Property;
      return [
        key.type === 'Identifier'
          ? key.name
          : String((key as {value?: unknown}).value),
        value,
      ];
    }),
  );
}

/** A value that is written out, such as `true` or `{name: "docs"}`. */
function valueOf(node: Expression, source: string): unknown {
  if (node.type === 'Literal') {
    return node.value;
  }
  if (node.type === 'ObjectExpression') {
    return Object.fromEntries(
      [...fieldsOf(node)].map(([name, value]) => [
        name,
        valueOf(value, source),
      ]),
    );
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.map((element) =>
      element && element.type !== 'SpreadElement'
        ? valueOf(element, source)
        : moved('holds a list with gaps'),
    );
  }
  return moved(`holds "${source.slice(node.start, node.end)}"`);
}

function readList(
  node: Expression,
  source: string,
  chunks: z.infer<typeof tableSchema>,
): TableRoute[] {
  if (node.type !== 'ArrayExpression') {
    return moved('holds no list of routes');
  }
  return node.elements.flatMap((element, order): TableRoute[] => {
    if (element?.type !== 'ObjectExpression') {
      return moved('holds a route that is no object');
    }
    const fields = fieldsOf(element);
    const path = fields.get('path');
    const component = fields.get('component');
    const routes = fields.get('routes');
    if (path?.type !== 'Literal' || component?.type !== 'CallExpression') {
      return moved('holds a route without path or component');
    }
    const address = String(path.value);
    if (address === '*') {
      return [];
    }
    const [, hash] = component.arguments;
    const id = hash?.type === 'Literal' ? String(hash.value) : '';
    const names =
      chunks[`${address}-${id}`] ??
      moved(`has no chunks for ${address} in routesChunkNames.json`);
    return [
      {
        path: address,
        hash: id,
        order,
        chunks: names,
        attributes: Object.fromEntries(
          [...fields]
            .filter(([name]) => !['path', 'component', 'routes'].includes(name))
            .map(([name, value]) => [name, valueOf(value, source)]),
        ),
        ...(routes && {routes: readList(routes, source, chunks)}),
      },
    ];
  });
}

/**
 * Reads Docusaurus' generated tables of routes.
 *
 * @param source - text of `routes.js`.
 * @param chunkNames - text of `routesChunkNames.json`.
 * @returns all routes but the one for unknown addresses.
 * @throws when the files do not look as they did: Docusaurus moved on.
 */
export function readRoutes(source: string, chunkNames: string): TableRoute[] {
  const {body} = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const exported = body.find(
    (node) => node.type === 'ExportDefaultDeclaration',
  );
  if (!exported) {
    return moved('exports no routes');
  }
  return readList(
    exported.declaration as Expression,
    source,
    tableSchema.parse(JSON.parse(chunkNames)),
  );
}

/** Chunk names of a route, however deep. */
export function chunksOf(names: ChunkNames): string[] {
  return Object.values(names).flatMap((value) =>
    typeof value === 'string'
      ? [value]
      : [value].flat().flatMap((nested) => chunksOf(nested)),
  );
}
