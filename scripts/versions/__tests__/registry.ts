import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

/** A release as npm asks for it: its manifest and its archive. */
interface Packed {
  readonly manifest: {readonly name: string; readonly version: string};
  readonly archive: Buffer;
}

/** Changes the files of an unpacked release. */
export type Edit = (dir: string) => void;

/** Replaces a text that a file has; throws when it has it not. */
export function replaceIn(file: string, from: string, to: string): void {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file} has no "${from}".`);
  }
  fs.writeFileSync(file, text.replace(from, to));
}

/**
 * Packs a release that is made from an installed package.
 *
 * @param parts - files and folders of the package that it needs.
 */
export function packRelease(
  from: string,
  parts: readonly string[],
  version: string,
  edit: Edit,
  workDir: string,
): Packed {
  const dir = path.join(
    fs.mkdtempSync(path.join(workDir, 'release-')),
    'package',
  );
  for (const part of ['package.json', ...parts]) {
    fs.cpSync(path.join(from, part), path.join(dir, part), {recursive: true});
  }
  const file = path.join(dir, 'package.json');
  const manifest = {
    ...(JSON.parse(fs.readFileSync(file, 'utf8')) as {name: string}),
    version,
    scripts: undefined,
  };
  fs.writeFileSync(file, JSON.stringify(manifest));
  edit(dir);
  const archive = `${dir}.tgz`;
  execFileSync('tar', ['-czf', archive, '-C', path.dirname(dir), 'package']);
  return {manifest, archive: fs.readFileSync(archive)};
}

/** A registry on this machine. */
export interface Registry {
  readonly origin: string;
  /** Resolves when an archive is asked for. */
  readonly whenDownloading: () => Promise<void>;
  readonly close: () => void;
}

/** Serves releases as npm's registry does. */
export async function serveRegistry(
  releases: readonly Packed[],
): Promise<Registry> {
  let listeners: (() => void)[] = [];
  const answers = new Map<string, Buffer | string>();
  const server: Server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname);
    if (answer instanceof Buffer) {
      listeners.forEach((listener) => {
        listener();
      });
      listeners = [];
    }
    response.writeHead(answer === undefined ? 404 : 200).end(answer ?? '{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const documents = new Map<string, Record<string, object>>();
  for (const {manifest, archive} of releases) {
    const {name, version} = manifest;
    const file = `/${name}/-/${name}-${version}.tgz`;
    const hash = createHash('sha512').update(archive).digest('base64');
    const dist = {tarball: origin + file, integrity: `sha512-${hash}`};
    const versions = documents.get(name) ?? {};
    versions[version] = {...manifest, dist};
    documents.set(name, versions);
    answers.set(file, archive);
    answers.set(
      `/${name}`,
      JSON.stringify({name, 'dist-tags': {latest: version}, versions}),
    );
  }
  return {
    origin,
    whenDownloading: () =>
      new Promise((resolve) => {
        listeners.push(resolve);
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
