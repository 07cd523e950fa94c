import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, Configuration} from '@rspack/core';
import {cacheDependsOn, filesOf} from '../util/bundlerCache';

const registryLoader = path.join(__dirname, 'registry-loader.cjs');

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** What of a development server is used here. */
interface DevServer {
  readonly app: {readonly use: (middleware: Middleware) => void};
}

/**
 * Work for a bundle that is small, which that of the server need not be: it is run
 * once and thrown away.
 */
const serverOptimization: Configuration['optimization'] = {
  usedExports: false,
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
};

/** Spares the bundler work. See README.md beside this file. */
export default function bundler({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const registry = path.join(generatedFilesDir, 'registry.js');

  /** Compiles a page when a browser asks for it. */
  const lazyPages = (): Configuration => {
    let activate: Middleware | undefined;
    return {
      lazyCompilation: {
        entries: false,
        imports: true,
        test: /\.mdx?$/,
        // Below the locale, so that several servers can stand behind one address.
        prefix: `${baseUrl}_lazy`,
      },
      module: {
        rules: [
          {
            resource: registry,
            enforce: 'pre',
            loader: registryLoader,
          },
        ],
      },
      plugins: [
        (compiler: Compiler) => {
          activate = compiler.rspack.lazyCompilationMiddleware(
            compiler,
          ) as Middleware;
        },
      ],
      devServer: {
        onListening: ({app}: DevServer) => {
          if (!activate) {
            throw new Error('The development server has no compiler.');
          }
          app.use(activate);
        },
      },
    };
  };

  return {
    name: 'bundler',
    configureWebpack: (config, isServer) =>
      ({
        // Sources import each other by absolute paths. The bundler looks for
        // these in the folders of the site first, and watches for them there.
        resolve: {preferAbsolute: true},
        experiments: {
          ...cacheDependsOn(config, filesOf(__dirname))?.experiments,
          // A build compiles once: what would spare a second time is memory.
          ...(config.mode === 'production' && {incremental: false}),
        },
        ...(isServer && {optimization: serverOptimization}),
        ...(config.mode === 'development' && lazyPages()),
      }) as object,
  };
}
