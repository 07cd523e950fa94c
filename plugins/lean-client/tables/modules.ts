import type {ChunkGroup, Compilation} from '@rspack/core';

/** Where the bundler put the modules that routes load. */
export interface ModuleTable {
  /** By the name of a chunk. */
  readonly modules: ReadonlyMap<string, RouteModule>;
  /** Files of chunks that belong to no route, by the ids of the chunks. */
  readonly common: ChunkFiles;
}

/** A module that a route loads. */
export interface RouteModule {
  readonly id: string | number;
  /** Ids of the chunks that must be there. */
  readonly chunks: readonly string[];
  /** Ids of further chunks that islands load, whose HTML the page holds. */
  readonly islands: readonly string[];
  /** Files of these, and of all that they may load later. */
  readonly files: ChunkFiles;
}

/** Files below the base address, by the ids of their chunks. */
export interface ChunkFiles {
  readonly scripts: ReadonlyMap<string, string>;
  readonly styles: ReadonlyMap<string, string>;
}

/** Groups that can be loaded from a group, itself included. */
function reach(
  from: ChunkGroup,
  leaveOut: (group: ChunkGroup) => boolean,
  found = new Map<number | undefined, ChunkGroup>(),
): Map<number | undefined, ChunkGroup> {
  if (!found.has(from.index)) {
    found.set(from.index, from);
    for (const child of from.childrenIterable) {
      if (!leaveOut(child)) {
        reach(child, leaveOut, found);
      }
    }
  }
  return found;
}

/** Ids of the chunks that a group needs, besides the runtime. */
const idsOf = ({chunks}: ChunkGroup) =>
  chunks.flatMap((chunk) =>
    chunk.hasRuntime() || chunk.id === undefined ? [] : [chunk.id],
  );

function filesOf(groups: Iterable<ChunkGroup>): ChunkFiles {
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  for (const chunk of [...groups].flatMap(({chunks}) => chunks)) {
    const {id, files} = chunk;
    if (id === undefined || chunk.isOnlyInitial()) {
      continue;
    }
    for (const file of files) {
      if (file.endsWith('.js')) {
        scripts.set(id, file);
      } else if (file.endsWith('.css')) {
        styles.set(id, file);
      }
    }
  }
  return {scripts, styles};
}

/**
 * Reads from a finished compilation where the modules of routes are.
 *
 * @param registry - absolute path of the module that imports all of them.
 * @param isOfIsland - tells chunks of islands by their names.
 * @throws when it cannot be found: Docusaurus or the bundler moved on.
 */
export function readModules(
  {modules, moduleGraph, chunkGraph, entrypoints}: Compilation,
  registry: string,
  isOfIsland: (name?: string) => boolean,
): ModuleTable {
  const holder = [...modules].find(
    (module) => module.nameForCondition() === registry,
  );
  const blocks = holder?.blocks ?? [];
  if (blocks.length === 0) {
    throw new Error(
      `${registry} is not in the bundle or imports nothing; adapt plugins/lean-client/tables/modules.ts to the installed bundler.`,
    );
  }
  const found = blocks.flatMap((block) => {
    const group = chunkGraph.getBlockChunkGroup(block);
    const [dependency] = block.dependencies;
    const module = dependency && moduleGraph.getModule(dependency);
    const id = module && chunkGraph.getModuleId(module);
    return group?.name === undefined || id === undefined || id === null
      ? []
      : [{name: group.name, group, id}];
  });
  const ofRoutes = new Set(found.map(({group}) => group.index));
  const isOfRoute = ({index}: ChunkGroup) => ofRoutes.has(index);
  const common = [...entrypoints.values()].flatMap((entry) => [
    ...reach(entry, isOfRoute).values(),
  ]);
  return {
    modules: new Map(
      found.map(({name, group, id}) => {
        const chunks = idsOf(group);
        return [
          name,
          {
            id,
            chunks,
            islands: [...group.childrenIterable]
              .filter(({name}) => isOfIsland(name))
              .flatMap(idsOf)
              .filter((chunk) => !chunks.includes(chunk)),
            files: filesOf(reach(group, isOfRoute).values()),
          },
        ];
      }),
    ),
    common: filesOf(common),
  };
}
