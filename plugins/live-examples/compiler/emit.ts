import type {Compilation, Compiler} from '@rspack/core';

/** Bundler plugin: adds finished files to what is built or served. */
export class EmitFilesPlugin {
  /** @param files - contents by path below the output folder. */
  constructor(private readonly files: ReadonlyMap<string, string | Buffer>) {}

  apply(compiler: Compiler): void {
    const name = 'live-examples-emit';
    const {RawSource} = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(name, (compilation: Compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name,
          // After the minimizers: the files are small already.
          stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
        },
        () => {
          for (const [file, content] of this.files) {
            compilation.emitAsset(file, new RawSource(content, false));
          }
        },
      );
    });
  }
}
