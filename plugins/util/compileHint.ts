import type {Compiler} from '@rspack/core';

/**
 * The line that asks V8 to compile a script's functions while it loads, on a
 * thread of its own, and not one after the other as they are called.
 * See https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Bundler plugin: begins chunks whose functions nearly all run at once with the
 * hint, which shortens the task that starts them. Other browsers see a comment.
 */
export class CompileHintPlugin {
  /** @param names - names of the chunks. */
  constructor(private readonly names: ReadonlySet<string>) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('compile-hint', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'compile-hint',
          // After the minimizer, which drops comments, and before the hashes
          // of the files.
          stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
        },
        () => {
          for (const chunk of compilation.chunks) {
            if (chunk.name === undefined || !this.names.has(chunk.name)) {
              continue;
            }
            for (const file of chunk.files) {
              if (file.endsWith('.js')) {
                compilation.updateAsset(
                  file,
                  (code) => new sources.ConcatSource(compileHint, code),
                );
              }
            }
          }
        },
      );
    });
  }
}
