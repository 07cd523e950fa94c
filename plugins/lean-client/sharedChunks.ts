import {readRegistry} from './registry';

/** How many docs have to show a module for it to get into a shared chunk. */
const minDocs = 20;

const docPattern = /\.mdx?$/;

/** What is worth a chunk of its own, as some docs only show it. */
const parts = {
  example: /[\\/](?:components[\\/](?:Example|CodeEditor)|live-examples)[\\/]/,
  api: /[\\/]components[\\/](?:ApiSection|SassVariable)/,
  playground: /[\\/]components[\\/]Playground[\\/]/,
};

const notInParts = new RegExp(
  `^(?!.*(?:${Object.values(parts)
    .map(({source}) => source)
    .join('|')}))`,
);

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
  const isLayout = (module: string) => module === '@theme/DocItem';
  const ofMany = {
    chunks: chunksOf((module) => docPattern.test(module) || isLayout(module)),
    minChunks: minDocs,
    // Whatever its size.
    enforce: true,
  };
  // A higher priority makes a chunk come earlier, and so do its styles: those of
  // a component come after those of what it is made of.
  const ofComponents = (
    name: keyof typeof parts,
    priority: number,
  ): Record<string, object> => ({
    [name]: {...ofMany, name, test: parts[name], priority},
  });
  return {
    react: {
      chunks: 'initial',
      name: 'react',
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      enforce: true,
    },
    docs: {...ofMany, name: 'docs', test: notInParts, priority: 4},
    layout: {
      chunks: chunksOf(isLayout),
      name: 'docs',
      test: notInParts,
      enforce: true,
      priority: 4,
    },
    ...ofComponents('example', 3),
    ...ofComponents('api', 2),
    ...ofComponents('playground', 1),
  };
}
