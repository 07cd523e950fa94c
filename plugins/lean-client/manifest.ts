import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readRegistry} from './registry';

const manifestSchema = z.looseObject({
  origins: z.record(z.string(), z.array(z.string())),
});

/** Files of chunks and what they come from, as the page template reads them. */
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Lets a page find its chunks. It asks for them by the modules of its route,
 * and the manifest knows them by the names of the chunks only: without this it
 * finds those that every page has.
 *
 * @param registry - Docusaurus' generated `registry.js`.
 * @throws when the registry names no chunk.
 */
export function nameModules(manifest: Manifest, registry: string): Manifest {
  const entries = readRegistry(registry);
  const {origins} = manifest;
  return {
    ...manifest,
    origins: {
      ...origins,
      ...Object.fromEntries(
        entries.flatMap(({chunk, module}) => {
          const ids = origins[chunk];
          return ids ? [[module, ids]] : [];
        }),
      ),
    },
  };
}

interface Compiler {
  readonly hooks: {
    readonly afterEmit: {tap: (name: string, run: () => void) => void};
  };
}

/** Adds the modules to the manifest once the bundler has written it. */
export class NameModulesPlugin {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('NameModulesPlugin', () => {
      const file = path.join(this.generatedFilesDir, 'client-manifest.json');
      const registry = path.join(this.generatedFilesDir, 'registry.js');
      const manifest = manifestSchema.parse(
        JSON.parse(fs.readFileSync(file, 'utf8')),
      );
      fs.writeFileSync(
        file,
        JSON.stringify(
          nameModules(manifest, fs.readFileSync(registry, 'utf8')),
        ),
      );
    });
  }
}
