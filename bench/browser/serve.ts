import {createServer} from 'node:http';
import compression from 'compression';
import {createStaticServer, listen} from '../../scripts/lib/static-server';

/** A built site that answers as a host does. */
export interface Served {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a built site on a free port, with Brotli or gzip as hosts do: times
 * are simulated from the bytes that are sent.
 *
 * @param directory - the built site.
 */
export async function serveCompressed(directory: string): Promise<Served> {
  const site = createStaticServer(directory);
  const compress = compression({threshold: 0});
  const server = createServer((request, response) => {
    // The middleware is typed for Express and works with Node's own objects.
    Reflect.apply(compress, undefined, [
      request,
      response,
      () => site.emit('request', request, response),
    ]);
  });
  return {
    origin: await listen(server, 0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
