import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import {build} from 'esbuild';
import postcss, {type Root} from 'postcss';
import * as z from 'zod';

const exportsSchema = z.object({
  /** `red`, `deepPurple` … with `base`, `lighten5` … */
  colors: z.record(z.string(), z.record(z.string(), z.string())),
  preset: z.object({
    breakpoint: z.object({
      scrollBarWidth: z.number(),
      thresholds: z.record(z.string(), z.number()),
    }),
  }),
});

/** What an installed framework says of itself. */
export interface FrameworkPackage extends z.infer<typeof exportsSchema> {
  readonly name: string;
  /** Its complete style sheet. */
  readonly css: Root;
}

/**
 * Runs the files of an installed framework that hold its colors and its
 * preset, and parses its style sheet.
 *
 * @param siteDir - the site's root.
 * @param name - the package.
 * @throws an error that names the package and what it lacks.
 */
export async function readPackage(
  siteDir: string,
  name: string,
): Promise<FrameworkPackage> {
  try {
    const {outputFiles} = await build({
      stdin: {
        contents: `export {default as colors} from '${name}/lib/util/colors';
          export {preset} from '${name}/lib/presets/default';`,
        resolveDir: siteDir,
      },
      bundle: true,
      format: 'iife',
      globalName: 'framework',
      loader: {'.sass': 'empty'},
      logLevel: 'silent',
      write: false,
    });
    const context: {framework?: unknown} = {};
    vm.runInNewContext(outputFiles[0]?.text ?? '', context);
    const load = createRequire(path.join(siteDir, 'package.json'));
    const sheet = path.join(
      path.dirname(load.resolve(`${name}/package.json`)),
      'dist/vuetify.css',
    );
    return {
      name,
      // Objects of another context have prototypes that zod does not know.
      ...exportsSchema.parse(JSON.parse(JSON.stringify(context.framework))),
      css: postcss.parse(fs.readFileSync(sheet, 'utf8'), {from: sheet}),
    };
  } catch (error) {
    throw new Error(
      `framework-facts: the package "${name}" has not what was expected: ${error instanceof Error ? error.message : String(error)}. It needs lib/util/colors, lib/presets/default and dist/vuetify.css; correct the option "packages" in docusaurus.config.ts.`,
      {cause: error},
    );
  }
}
