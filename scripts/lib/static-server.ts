import fs from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {readHeaders} from './headers';

/** The folder of the page that a path without a slash means, if there is one. */
function isPageFolder(directory: string, pathname: string): boolean {
  return fs.existsSync(path.join(directory, pathname, 'index.html'));
}

function sendNotFound(
  directory: string,
  pathname: string,
  response: ServerResponse,
): void {
  const [, first = ''] = pathname.split('/');
  const file = [
    path.join(directory, first, '404.html'),
    path.join(directory, '404.html'),
  ].find((candidate) => fs.existsSync(candidate));
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
  response.end(file ? fs.readFileSync(file) : 'Not found');
}

/**
 * Serves a built site as a host should: pages at addresses that end in a
 * slash, a redirect to them from those that do not, and status 404 with the
 * locale's own page (or the root's) for the rest; all with the headers of the
 * site's `_headers`.
 *
 * @param directory - the folder with one folder for each locale.
 * @returns a server that does not listen yet.
 * @throws when nothing is built.
 */
export function createStaticServer(directory: string): Server {
  if (!fs.existsSync(directory)) {
    throw new Error(`${directory} does not exist. Build first: npm run build`);
  }
  const serveFile = sirv(directory, {
    etag: true,
    dev: true,
    setHeaders(response, pathname) {
      if (pathname.endsWith('.md')) {
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      } else if (pathname.endsWith('.txt')) {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      }
    },
  });
  const headersOf = readHeaders(directory);
  return createServer((request, response) => {
    const {pathname, search} = new URL(
      `http://localhost${(request.url ?? '/').replace(/^\/+/, '/')}`,
    );
    let decoded: string;
    try {
      decoded = path.posix.normalize(decodeURIComponent(pathname));
    } catch {
      response.writeHead(400).end('Bad request');
      return;
    }
    if (!decoded.endsWith('/') && isPageFolder(directory, decoded)) {
      response.writeHead(301, {Location: `${pathname}/${search}`}).end();
      return;
    }
    for (const [name, value] of Object.entries(headersOf(decoded))) {
      response.setHeader(name, value);
    }
    serveFile(request, response, () =>
      sendNotFound(directory, decoded, response),
    );
  });
}

/**
 * Starts a server for this machine alone.
 *
 * @param port - the port, or 0 for a free one.
 * @returns the origin it answers at.
 */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const address = server.address();
      resolve(
        `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
      );
    });
  });
}
