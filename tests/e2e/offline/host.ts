import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {bundleRemoval} from '../../../plugins/offline/bundle';
import {listen} from '../../../scripts/lib/static-server';

const root = path.join(__dirname, '../../..');

/** A host of the built site, on which things happen. */
export interface Host {
  readonly origin: string;
  /** Publishes another build, whose assets have other names. */
  publishSecond(): void;
  /** Publishes the worker of a build with `OFFLINE=0`. */
  publishRemoval(): void;
  /** Answers for the table of examples as the sign-in page of a network does. */
  demandSignIn(): void;
  /** Breaks the line, or mends it. */
  setDown(down: boolean): void;
  /** Paths that were asked for since the last call. */
  takeAsked(): string[];
  close(): void;
}

/** Another hash, which stands at the same place of a sorted list; and back. */
const otherOf = (hash: string) =>
  hash.slice(0, -1) + (parseInt(hash.slice(-1), 16) ^ 1).toString(16);

/** Hashes in the names of the assets of a locale. */
function assetHashes(locale: string): Set<string> {
  const names = ['js', 'css', 'offline', 'routes'].flatMap((folder) =>
    fs.readdirSync(path.join(root, 'build', locale, 'assets', folder)),
  );
  return new Set(
    names.flatMap(
      (name) => /(?:^|\.)([0-9a-f]{8})\.\w+$/.exec(name)?.[1] ?? [],
    ),
  );
}

const hashes = /(?<![0-9a-z])(?:[0-9a-f]{16}|[0-9a-f]{8})(?![0-9a-z])/g;

/**
 * Serves the built site, and a second build of it: the same, but for the hashes
 * in the names of its scripts, sheets and tables, which end in another digit.
 * What the first build calls its assets is not there then, as on a real host.
 *
 * @param locale - whose names differ.
 */
export async function startHost(locale: string): Promise<Host> {
  const known = assetHashes(locale);
  const rename = (text: string) =>
    text.replace(hashes, (hash) =>
      hash.length === 16 || known.has(hash) || known.has(otherOf(hash))
        ? otherOf(hash)
        : hash,
    );
  const isNamed = /\/assets\/(?:js|css|offline|routes)\//;
  const namesAssets =
    /\/$|\.html$|offline-worker\.js$|main\.\w+\.js$|\/(?:offline|routes)\/\w+\.json$/;
  const removal = await bundleRemoval(`/${locale}/`);
  let second = false;
  let isOff = false;
  let isSignedOut = false;
  let down = false;
  let asked: string[] = [];

  const server = http.createServer((request, response) => {
    const {url = '/'} = request;
    if (down) {
      request.socket.destroy();
      return;
    }
    asked.push(url);
    if (isOff && url === `/${locale}/offline-worker.js`) {
      response.writeHead(200, {'content-type': 'text/javascript'}).end(removal);
      return;
    }
    if (isSignedOut && url.includes('/assets/offline/')) {
      response.writeHead(200, {'content-type': 'text/html'}).end('<p>Sign in');
      return;
    }
    const answer = async () => {
      const address = second && isNamed.test(url) ? rename(url) : url;
      const upstream = await fetch(
        `${process.env.E2E_ORIGIN ?? ''}${address}`,
        {
          redirect: 'manual',
          headers: {'accept-encoding': 'identity'},
        },
      );
      const headers = Object.fromEntries(upstream.headers);
      delete headers['content-length'];
      // Of both builds, the host knows which page a browser has.
      headers.etag = `"${second ? '2' : '1'}-${headers.etag ?? url}"`;
      if (request.headers['if-none-match'] === headers.etag) {
        response.writeHead(304, headers).end();
        return;
      }
      const body = Buffer.from(await upstream.arrayBuffer());
      response
        .writeHead(upstream.status, headers)
        .end(
          second && namesAssets.test(new URL(url, 'http://host').pathname)
            ? rename(body.toString())
            : body,
        );
    };
    answer().catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  const origin = await listen(server, 0);
  return {
    origin,
    publishSecond() {
      second = true;
    },
    publishRemoval() {
      isOff = true;
    },
    demandSignIn() {
      isSignedOut = true;
    },
    setDown(isDown) {
      down = isDown;
      if (isDown) {
        server.closeAllConnections();
      }
    },
    takeAsked() {
      const paths = asked;
      asked = [];
      return paths;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
