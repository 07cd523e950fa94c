import fs from 'node:fs';
import path from 'node:path';
import type {Compilation, Compiler} from '@rspack/core';
import * as z from 'zod';
import type {FrameworkAssets} from './assets';
import type {InstalledFramework} from './frameworks';
import {contentHash} from './hash';
import {demosRoot, locate} from './paths';
import {frameworkChunk} from './registry';

const filesSchema = z.array(z.string());

const listSchema = z.object({
  /** By name of the chunk: what its loading brings. */
  chunks: z.record(z.string(), filesSchema),
  /** By documentation version: sheets and fonts of its framework. */
  sheets: z.record(
    z.string(),
    z.object({start: z.string(), files: filesSchema}),
  ),
});

/** Name of the list, below the plugin's generated files. */
const listFile = 'files.json';

/** Chunks that editing an example needs, as the example card names them. */
export const editingChunks = ['example-editor', 'example-compiler'];

/** Addresses in a sheet, as paths beside it. */
function linkedFiles(sheet: string, css: string): string[] {
  return [...css.matchAll(/url\(["']?(?!data:)([^"')?#]+)/g)].map(([, file]) =>
    path.posix.join(path.posix.dirname(sheet), file ?? ''),
  );
}

/** Name of the chunk with what belongs to the page of an example. */
export function chunkOfPage(file: string): string {
  const isDemo = file.startsWith(`${demosRoot}/`);
  return `examples-${contentHash(isDemo ? file : path.posix.dirname(file))}`;
}

/** Bundler plugin: writes down which files examples load, for other plugins. */
export class ExampleFilesPlugin {
  /** @param dir - folder of the plugin's generated files. */
  constructor(
    private readonly dir: string,
    private readonly content: readonly {
      readonly framework: InstalledFramework;
      readonly assets: FrameworkAssets;
    }[],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('live-examples-files', (compilation) => {
      const list: z.infer<typeof listSchema> = {
        chunks: this.chunks(compilation),
        sheets: this.sheets(),
      };
      fs.writeFileSync(path.join(this.dir, listFile), JSON.stringify(list));
    });
  }

  private chunks({namedChunkGroups}: Compilation): Record<string, string[]> {
    return Object.fromEntries(
      [...namedChunkGroups]
        .filter(([name]) => /^(?:examples?-|framework-)/.test(name))
        .map(([name, group]) => [name, [...group.getFiles()]]),
    );
  }

  private sheets(): z.infer<typeof listSchema>['sheets'] {
    return Object.fromEntries(
      this.content.flatMap(({framework, assets: {stylesheets, files}}) => {
        const sheet = {
          start: frameworkChunk(framework),
          files: stylesheets.flatMap((file) => [
            file,
            ...linkedFiles(file, String(files.get(file))),
          ]),
        };
        return framework.docsVersions.map((version) => [version, sheet]);
      }),
    );
  }
}

/** The files that examples load, as paths below the base URL. */
export interface ExampleFiles {
  /** All that the examples of a page load; `file` is one of them. */
  readonly ofPage: (file: string) => readonly string[];
  /** What editing an example needs beside these. */
  readonly ofEditing: readonly string[];
}

/**
 * Reads which files the examples of the finished build load.
 *
 * @param generatedFilesDir - of the site.
 * @throws when the build wrote no such list.
 */
export function readExampleFiles(
  siteDir: string,
  generatedFilesDir: string,
): ExampleFiles {
  const file = path.join(
    generatedFilesDir,
    'live-examples',
    'default',
    listFile,
  );
  const {chunks, sheets} = listSchema.parse(
    JSON.parse(fs.readFileSync(file, 'utf8')),
  );
  return {
    ofPage(example) {
      const {version = ''} = locate(siteDir, path.join(siteDir, example)) ?? {};
      const page = chunkOfPage(example);
      const framework = sheets[version];
      return [
        ...(chunks[page] ?? []),
        ...(chunks[`${page}-source`] ?? []),
        ...(framework ? (chunks[framework.start] ?? []) : []),
        ...(framework?.files ?? []),
      ];
    },
    ofEditing: editingChunks.flatMap((name) => chunks[name] ?? []),
  };
}
