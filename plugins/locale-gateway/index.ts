import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {parseOptions, type GatewayOptions} from './options';
import {renderPage} from './page';

const scriptName = 'gateway.js';

/** Writes the gateway's files into a folder; doing it again changes nothing. */
async function writeGateway(
  folder: string,
  pages: readonly string[],
  options: GatewayOptions,
): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  await build({
    entryPoints: [path.join(__dirname, 'browser/gateway.ts')],
    outfile: path.join(folder, scriptName),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  const html = renderPage(options, `/${scriptName}`);
  await Promise.all(
    pages.map((page) => fs.writeFile(path.join(folder, page), html)),
  );
}

/**
 * The pages outside of the locales: see the README beside this file.
 *
 * @throws when the options are wrong, naming each field.
 */
export default function localeGateway(
  context: LoadContext,
  rawOptions: unknown,
): Plugin {
  const options = parseOptions(rawOptions);
  const developmentFolder = path.join(
    context.generatedFilesDir,
    'locale-gateway',
  );

  return {
    name: 'locale-gateway',

    async contentLoaded() {
      if (process.env.NODE_ENV === 'development') {
        // A development server has one locale: the gateway knows no other.
        const served = options.languages.filter(
          ({locale}) => locale === context.i18n.currentLocale,
        );
        await writeGateway(developmentFolder, ['index.html'], {
          ...options,
          languages: served,
          fallback: context.i18n.currentLocale,
        });
      }
    },

    configureWebpack() {
      return {
        devServer: {static: [{directory: developmentFolder, publicPath: '/'}]},
      } as object;
    },

    async postBuild({outDir}) {
      // Each locale is built into its own folder; the root is their parent.
      await writeGateway(
        path.dirname(outDir),
        ['index.html', '404.html'],
        options,
      );
    },
  };
}
