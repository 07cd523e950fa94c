import http from 'node:http';
import type {AddressInfo} from 'node:net';
import zlib from 'node:zlib';

/** What can be wrong with a service. */
export type Trouble =
  | 'slow'
  | 'drip'
  | 'error'
  | 'html'
  | 'truncated'
  | 'large'
  | 'bomb'
  | 'refused'
  | 'empty'
  | 'elsewhere'
  | 'circle';

/** A service on this machine. */
export interface Service {
  readonly origin: string;
  /** Addresses it was asked for, with their query. */
  readonly requests: URL[];
  readonly headers: http.IncomingHttpHeaders[];
  trouble?: Trouble;
  /** Paths that lead to others, with their query. */
  moved?: Readonly<Record<string, string>>;
  /** Answers by the end of the path or, for objects, by type. */
  answers: Record<string, unknown>;
  readonly stop: () => Promise<void>;
}

function answerOf(service: Service, url: URL): unknown {
  const query = url.searchParams.get('query');
  const name = query
    ? (JSON.parse(query) as {type: string}).type
    : (url.pathname.split('/').pop() ?? '');
  return service.answers[name];
}

function respond(service: Service, url: URL, to: http.ServerResponse): void {
  const json = JSON.stringify(answerOf(service, url) ?? {});
  const send = (status: number, type: string, body: string) => {
    to.writeHead(status, {
      'Content-Type': type,
      'Access-Control-Allow-Origin': '*',
    }).end(body);
  };
  switch (service.trouble) {
    case 'slow':
      setTimeout(() => send(200, 'application/json', json), 30_000).unref();
      return;
    case 'drip': {
      to.writeHead(200, {'Content-Type': 'application/json'});
      const drip = setInterval(() => to.write(' '), 200);
      to.on('close', () => clearInterval(drip));
      return;
    }
    case 'bomb':
      to.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        'Access-Control-Allow-Origin': '*',
      }).end(zlib.gzipSync(json + ' '.repeat(20_000_000)));
      return;
    case 'elsewhere': {
      // The same server, but for a browser or a program another host.
      const location = `${service.origin.replace('127.0.0.1', 'localhost')}/elsewhere`;
      to.writeHead(302, {Location: location}).end();
      return;
    }
    case 'circle':
      to.writeHead(302, {Location: url.pathname}).end();
      return;
    case 'error':
      send(500, 'application/json', '{"status":500,"message":"out of order"}');
      return;
    case 'refused':
      send(401, 'application/json', '{"status":401,"message":"wrong key"}');
      return;
    case 'empty':
      send(
        404,
        'application/json',
        '{"status":404,"message":"No objects found"}',
      );
      return;
    case 'html':
      send(200, 'text/html', '<!doctype html><title>Sign in</title>');
      return;
    case 'truncated':
      send(200, 'application/json', json.slice(0, json.length / 2));
      return;
    case 'large':
      send(
        200,
        'application/json',
        `{"objects":["${'x'.repeat(10_000_000)}"]}`,
      );
      return;
    case undefined:
      send(200, 'application/json', json);
  }
}

/** Starts the service on a free port. */
export async function startService(
  answers: Record<string, unknown>,
): Promise<Service> {
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', service.origin);
    service.requests.push(url);
    service.headers.push(request.headers);
    const moved = service.moved?.[url.pathname];
    if (moved !== undefined) {
      response.writeHead(301, {Location: moved + url.search}).end();
      return;
    }
    respond(service, url, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  const service: Service = {
    origin: `http://127.0.0.1:${port}`,
    requests: [],
    headers: [],
    answers,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}

/** An object of type `notifications`. */
export const notification = (slug: string, text: unknown = 'It is *out*.') => ({
  slug,
  title: `About ${slug}`,
  created_at: '2026-01-31T12:00:00.000Z',
  metadata: {
    action: '/components/alerts/',
    emoji: '🎉',
    text,
    color: 'info',
    action_text: 'Read',
  },
});
