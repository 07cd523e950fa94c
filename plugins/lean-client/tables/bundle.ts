import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Compilation, Compiler} from '@rspack/core';
import {SiteDocs} from './docs';
import {nameModulesIn} from '../manifest';
import {isOfIsland} from '../sharedChunks';
import {type PagesFile, noPage} from './file';
import {type ModuleTable, readModules} from './modules';
import {makeTables} from './pages';
import {readRoutes} from './routes';
import {editRuntime, editedParts} from './runtime';

/** Generated files that the plugin reads and writes. */
export const generatedFiles = (directory: string) => ({
  config: path.join(directory, 'docusaurus.config.mjs'),
  routes: path.join(directory, 'routes.js'),
  chunkNames: path.join(directory, 'routesChunkNames.json'),
  globalData: path.join(directory, 'globalData.json'),
  manifest: path.join(directory, 'client-manifest.json'),
  registry: path.join(directory, 'registry.js'),
  /** A copy of the registry, for modules that no page imports by itself. */
  modules: path.join(directory, 'lean-client-modules.js'),
  pages: path.join(directory, 'lean-client-pages.json'),
});

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

const read = (file: string) => fs.readFileSync(file, 'utf8');

/**
 * Bundler plugin for the browser: takes the tables of all pages out of the
 * scripts, and writes a table for each section of the site beside them and one
 * for each page to where the server finds it. Tells the server which files a page
 * needs, too.
 */
export class PageTablesPlugin {
  private readonly files: ReturnType<typeof generatedFiles>;

  /** @param generatedFilesDir - Docusaurus' folder for generated files. */
  constructor(generatedFilesDir: string) {
    this.files = generatedFiles(generatedFilesDir);
  }

  apply(compiler: Compiler): void {
    const name = 'PageTablesPlugin';
    let bundle: ModuleTable | undefined;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const edited = new Set<string>();
      compilation.hooks.runtimeModule.tap(name, (part) => {
        if (editRuntime(part)) {
          edited.add(part.name);
        }
      });
      compilation.hooks.processAssets.tap(
        // Files have got their final names.
        {name, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT},
        () => {
          if (compilation.errors.length > 0) {
            return;
          }
          const missing = editedParts.filter((part) => !edited.has(part));
          if (missing.length > 0) {
            throw new Error(
              `The bundler's runtime has no part "${missing.join('", "')}"; adapt plugins/lean-client/tables/runtime.ts.`,
            );
          }
          bundle = readModules(compilation, this.files.modules, isOfIsland);
          this.write(compiler, compilation, bundle);
        },
      );
    });
    compiler.hooks.afterEmit.tap(name, () => {
      if (bundle) {
        nameModulesIn(this.files, bundle.modules);
      }
    });
  }

  private write(
    {webpack}: Compiler,
    compilation: Compilation,
    bundle: ModuleTable,
  ): void {
    const {routes, chunkNames, globalData, pages} = this.files;
    const site = {
      routes: readRoutes(read(routes), read(chunkNames)),
      bundle,
      docs: new SiteDocs(read(globalData)),
    };
    const tables = makeTables(site);
    const {publicPath} = compilation.outputOptions;
    const sections = [...tables.sections].map(([prefix, table]) => {
      const text = JSON.stringify(table);
      const file = `assets/routes/${hashOf(text)}.json`;
      compilation.emitAsset(file, new webpack.sources.RawSource(text));
      return [prefix, `${String(publicPath)}${file}`];
    });
    fs.writeFileSync(
      pages,
      JSON.stringify({
        sections: Object.fromEntries(sections) as PagesFile['sections'],
        pages: Object.fromEntries(
          [noPage, ...tables.addresses].map((address) => [
            address,
            tables.pageTable(address),
          ]),
        ),
        islands: Object.fromEntries(
          tables.addresses.map((address) => [
            address,
            tables.islandFiles(address),
          ]),
        ),
      } satisfies PagesFile),
    );
  }
}
