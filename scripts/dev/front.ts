import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {Duplex} from 'node:stream';
import {createProxyServer} from 'http-proxy-3';
import {gatewayScript} from '../../plugins/locale-gateway/gateway';
import type {Servers} from './servers';
import {statePath, waitingPage} from './waiting';

/** What the front serves. */
export interface FrontOptions {
  readonly servers: Servers;
  /** Name of each locale, by its code. */
  readonly names: ReadonlyMap<string, string>;
  /** The pages outside of the locales. */
  readonly gateway: {readonly html: string; readonly script: string};
}

const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
) => {
  response
    .writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
    })
    .end(body);
};

const pathOf = ({url = '/'}: IncomingMessage) =>
  new URL(`http://localhost${url.replace(/^\/+/, '/')}`).pathname;

const localeOf = (path: string) => path.split('/')[1] ?? '';

/**
 * The one address of the development servers: passes what is under a locale
 * on to its server, and shows the gateway elsewhere.
 *
 * @returns a server that does not listen yet.
 */
export function createFront({servers, names, gateway}: FrontOptions): Server {
  const proxy = createProxyServer({});
  proxy.on('error', (_error, _request, response) => {
    if ('writeHead' in response && !response.headersSent) {
      send(response, 502, 'text/plain', 'The server of the language ended.');
    } else {
      response.destroy();
    }
  });

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const path = pathOf(request);
    if (path.startsWith(statePath)) {
      const locale = path.slice(statePath.length);
      send(
        response,
        names.has(locale) ? 200 : 404,
        'application/json',
        JSON.stringify(
          names.has(locale)
            ? servers.state(locale)
            : {error: `Language not found: ${locale}`},
        ),
      );
      return;
    }
    if (path === `/${gatewayScript}`) {
      send(response, 200, 'text/javascript', gateway.script);
      return;
    }
    const locale = localeOf(path);
    const name = names.get(locale);
    if (name === undefined) {
      send(response, path === '/' ? 200 : 404, 'text/html', gateway.html);
      return;
    }
    await servers.ask(locale);
    const target = servers.origin(locale);
    if (target === undefined) {
      response.setHeader('Retry-After', '2');
      send(response, 503, 'text/html', waitingPage(locale, name));
      return;
    }
    proxy.web(request, response, {target});
  }

  const front = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, 500, 'text/plain', String(error));
    });
  });
  front.on(
    'upgrade',
    (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const locale = localeOf(pathOf(request));
      const target = names.has(locale) ? servers.origin(locale) : undefined;
      if (target === undefined) {
        socket.destroy();
        return;
      }
      socket.once('close', servers.hold(locale));
      proxy.ws(request, socket, head, {target});
    },
  );
  return front;
}
