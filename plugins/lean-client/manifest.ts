import fs from 'node:fs';
import * as z from 'zod';
import {readRegistry} from './registry';
import type {RouteModule} from './tables/modules';

const manifestSchema = z.looseObject({
  origins: z.record(z.string(), z.array(z.string())),
  assets: z.record(
    z.string(),
    z.looseObject({css: z.array(z.unknown()).optional()}),
  ),
});

/** Files of chunks and what they come from, as the page template reads them. */
type Manifest = z.infer<typeof manifestSchema>;

/** Under which name the manifest holds the styles of a chunk without scripts. */
const stylesOf = (chunk: string) => `styles of ${chunk}`;

/**
 * Lets a page find its chunks. It asks for them by the modules of its route,
 * and the manifest knows them by the names of the chunks only, in any order:
 * without this it finds those that every page has. Of its islands it needs the
 * styles only.
 *
 * @param registry - Docusaurus' generated `registry.js`.
 * @param modules - where modules are, by the names of their chunks. Chunks are
 *   in the order in which the browser loads them, so that styles win over the
 *   same ones in the HTML and after a navigation.
 * @throws when the registry names no chunk.
 */
export function nameModules(
  manifest: Manifest,
  registry: string,
  modules: ReadonlyMap<string, Pick<RouteModule, 'chunks' | 'islands'>>,
): Manifest {
  return {
    ...manifest,
    origins: {
      ...manifest.origins,
      ...Object.fromEntries(
        readRegistry(registry).flatMap(({chunk, module}) => {
          const found = modules.get(chunk);
          return found
            ? [[module, [...found.chunks, ...found.islands.map(stylesOf)]]]
            : [];
        }),
      ),
    },
    assets: {
      ...manifest.assets,
      ...Object.fromEntries(
        [...modules.values()]
          .flatMap(({islands}) => islands)
          .map((chunk) => [
            stylesOf(chunk),
            {css: manifest.assets[chunk]?.css ?? []},
          ]),
      ),
    },
  };
}

/**
 * Names the modules in the manifest that the bundler has written.
 *
 * @param files - paths of the manifest and of Docusaurus' `registry.js`.
 * @param modules - as `nameModules` takes them.
 * @throws when a file is not what Docusaurus writes.
 */
export function nameModulesIn(
  files: {readonly manifest: string; readonly registry: string},
  modules: Parameters<typeof nameModules>[2],
): void {
  const manifest = manifestSchema.parse(
    JSON.parse(fs.readFileSync(files.manifest, 'utf8')),
  );
  fs.writeFileSync(
    files.manifest,
    JSON.stringify(
      nameModules(manifest, fs.readFileSync(files.registry, 'utf8'), modules),
    ),
  );
}
