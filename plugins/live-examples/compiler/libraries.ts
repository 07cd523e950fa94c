import type {Compiler, Configuration, Module} from '@rspack/core';
import type {InstalledFramework} from './frameworks';
import {frameworkCodeChunk, frameworkFile, vueFile} from './registry';

/** Layer of what edited code imports; it may need all that a module has. */
export const editedLayer = 'edited-examples';

/** Bundler plugin: what the packages that examples import expect of it. */
export class LibrariesPlugin {
  apply(compiler: Compiler): void {
    const {DefinePlugin, IgnorePlugin} = compiler.webpack;
    // Otherwise vuelidate's validators ask a `process` that browsers lack.
    new DefinePlugin({'process.env.BUILD': '"node"'}).apply(compiler);
    // Otherwise moment brings all of its locales.
    new IgnorePlugin({
      resourceRegExp: /^\.\/locale$/,
      contextRegExp: /[\\/]moment$/,
    }).apply(compiler);
  }
}

const packagePattern =
  /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*[\\/]node_modules[\\/])/;

/**
 * Puts what examples import into one chunk a package, so that the examples of
 * two pages share it. Vue goes into the chunk of its framework, which every
 * example needs.
 *
 * @param development - whether Vue's development build is in use.
 */
export function libraryGroup(
  frameworks: readonly InstalledFramework[],
  development: boolean,
): NonNullable<Configuration['optimization']> {
  const scopes = new Set(frameworks.map(({scope}) => scope));
  const frameworkChunks = new Map(
    frameworks.flatMap((framework) =>
      [
        vueFile(framework, development),
        frameworkFile(framework, development),
      ].map((file) => [file, frameworkCodeChunk(framework)]),
    ),
  );
  const isInExamples = ({layer}: Module) =>
    layer !== undefined && scopes.has(layer);
  const fileOf = (module: Module) => module.nameForCondition() ?? '';
  return {
    splitChunks: {
      cacheGroups: {
        exampleLibraries: {
          test: (module) =>
            isInExamples(module) && packagePattern.test(fileOf(module)),
          name: (module) => {
            const file = fileOf(module);
            const name = packagePattern.exec(file)?.[1] ?? '';
            return (
              frameworkChunks.get(file) ??
              `examples-${name.replace(/[\\/]/g, '-')}-${module.layer ?? ''}`
            );
          },
          chunks: 'async',
          enforce: true,
          // Above Docusaurus' own groups, which go to every page.
          priority: 60,
        },
      },
    },
  };
}
