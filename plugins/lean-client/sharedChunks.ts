import {readRegistry} from './registry';

/** How many docs have to show a module for it to get into a shared chunk. */
const minDocs = 20;

const docPattern = /\.mdx?$/;

interface Chunk {
  readonly name?: string;
}

/**
 * Puts what many docs show, but not all, into chunks of their own, and what all
 * show into one; Docusaurus puts it into the chunk of each of them.
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
  const ofComponents = (name: string, pattern: RegExp) => ({
    ...ofMany,
    name,
    test: pattern,
    priority: 2,
  });
  return {
    react: {
      chunks: 'initial',
      name: 'react',
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      enforce: true,
      priority: 3,
    },
    api: ofComponents('api', /[\\/]components[\\/](?:ApiSection|SassVariable)/),
    playground: ofComponents(
      'playground',
      /[\\/]components[\\/]Playground[\\/]/,
    ),
    example: ofComponents(
      'example',
      /[\\/](?:components[\\/](?:Example|CodeEditor)|live-examples)[\\/]/,
    ),
    docs: {...ofMany, name: 'docs', priority: 1},
    layout: {
      chunks: chunksOf(isLayout),
      name: 'docs',
      enforce: true,
      priority: 1,
    },
  };
}
