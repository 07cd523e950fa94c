import {readRegistry} from './registry';

/** How many docs have to show a module for it to get into a shared chunk. */
const minDocs = 20;

/** Name of the chunk with React. */
export const reactChunk = 'react';

const docPattern = /\.mdx?$/;

/** Islands, which come when they are near, by the names of their chunks. */
const parts = {
  example: /[\\/](?:components[\\/](?:Example|CodeEditor)|live-examples)[\\/]/,
  api: /[\\/]components[\\/](?:ApiSection|SassVariable)/,
  playground: /[\\/]components[\\/]Playground[\\/]/,
};

/** What is asked of a module of the bundler. */
interface Module {
  readonly nameForCondition: () => string | null | undefined;
  readonly identifier: () => string;
}

/** Whether a module is of what an island loads, and not of the page around it. */
const isIn =
  (...patterns: readonly RegExp[]) =>
  (module: Module) => {
    const file = module.nameForCondition() ?? '';
    return (
      patterns.some((pattern) => pattern.test(file)) &&
      !module.identifier().includes('?island=')
    );
  };

const isInPart = isIn(...Object.values(parts));

/** Names of the chunks of islands. */
const islandChunks: ReadonlySet<string> = new Set(Object.keys(parts));

/**
 * Whether a chunk is the code or the data of islands, as `island-loader.cjs` names
 * them.
 */
export const isOfIsland = (name = ''): boolean =>
  islandChunks.has(name) || name.startsWith('island-data-');

interface Chunk {
  readonly name?: string;
}

/**
 * Puts what many docs show, but not all, into chunks of their own, and what all
 * show into one; Docusaurus puts it into the chunk of each of them. React, which
 * every page starts with, has a file that stays the same from build to build.
 *
 * @param registry - Docusaurus' generated `registry.js`.
 * @returns cache groups for the bundler.
 */
export function sharedChunks(registry: string): Record<string, object> {
  const entries = readRegistry(registry);
  const chunksOf = (isMeant: (module: string) => boolean) => {
    const names = new Set(
      entries.filter(({module}) => isMeant(module)).map(({chunk}) => chunk),
    );
    return ({name}: Chunk) => name !== undefined && names.has(name);
  };
  const isIsland = ({name}: Chunk) =>
    name !== undefined && islandChunks.has(name);
  const isLayout = (module: string) => module === '@theme/DocItem';
  const isOfDocs = chunksOf(
    (module) => docPattern.test(module) || isLayout(module),
  );
  const isOfLayout = chunksOf(isLayout);
  // What holds the pages of the docs, a chunk of a few bytes each.
  const isOfRoots = chunksOf((module) =>
    /^@theme\/Doc(?:s|Version)?Root$/.test(module),
  );
  const docs = {
    name: 'docs',
    test: (module: Module) => !isInPart(module),
    priority: 4,
    enforce: true,
  };
  // A higher priority makes a chunk come earlier, and so do its styles: those of
  // a component come after those of what it is made of.
  const ofIsland = (
    name: keyof typeof parts,
    priority: number,
  ): Record<string, object> => ({
    [name]: {
      // A page can hold one without an island, such as the API explorer.
      chunks: (chunk: Chunk) => isIsland(chunk) || isOfDocs(chunk),
      minChunks: 2,
      name,
      test: isIn(parts[name]),
      priority,
      enforce: true,
    },
  });
  return {
    [reactChunk]: {
      chunks: 'initial',
      name: reactChunk,
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      enforce: true,
    },
    roots: {chunks: isOfRoots, name: 'roots', enforce: true, priority: 5},
    docs: {...docs, chunks: isOfDocs, minChunks: minDocs},
    layout: {...docs, chunks: isOfLayout},
    // What islands share with each other or with the layout.
    ofIslands: {
      ...docs,
      chunks: (chunk: Chunk) => isIsland(chunk) || isOfLayout(chunk),
      minChunks: 2,
    },
    ...ofIsland('example', 3),
    ...ofIsland('api', 2),
    ...ofIsland('playground', 1),
  };
}
