import type {IncomingMessage, ServerResponse} from 'node:http';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import compression from 'compression';
import {generate} from 'selfsigned';
import {createStaticServer} from '../../scripts/lib/static-server';

/** A built site that answers as a host does. */
export interface Served {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a built site on a free port as the hosts do that it is made for: over
 * HTTP/2, compressed with Brotli. Times are simulated from what is sent, and in
 * which connections.
 *
 * @param directory - the built site.
 * @returns where it is; no browser knows who signed its certificate.
 */
export async function serveAsHost(directory: string): Promise<Served> {
  const site = createStaticServer(directory);
  const compress = compression({threshold: 0});
  const {private: key, cert} = await generate([
    {name: 'commonName', value: 'localhost'},
  ]);
  const server = createSecureServer({key, cert}, (request, response) => {
    // What both take has the same methods in HTTP/1 and HTTP/2, but is typed
    // for Express and for HTTP/1.
    Reflect.apply(compress, undefined, [
      request,
      response,
      () =>
        site.emit(
          'request',
          request as unknown as IncomingMessage,
          response as unknown as ServerResponse,
        ),
    ]);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${String(port)}`,
    close: () => server.close(),
  };
}
