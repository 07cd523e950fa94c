// cspell:ignore fastcgi scgi uwsgi
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {freePort} from '../../scripts/lib/freePort';

/** Debian keeps it off the PATH of users. */
const places = ['nginx', '/usr/sbin/nginx'];

/** The installed nginx; undefined, with a word on how to get it, if none is. */
export function findNginx(): string | undefined {
  const found = places.find((name) => spawnSync(name, ['-v']).status === 0);
  if (!found) {
    console.warn(
      'nginx is not installed: its rules are not tested. On Debian: apt-get install nginx-light',
    );
  }
  return found;
}

async function waitFor(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(origin, {redirect: 'manual'});
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`nginx does not answer at ${origin}.`);
}

/**
 * Starts nginx on a built site with the rules in its root.
 *
 * @param nginx - the program.
 * @param site - folder with `nginx-http.conf` and `nginx-server.conf`.
 * @returns where it answers, and what stops it.
 * @throws when nginx refuses the rules, with its message.
 */
export async function startNginx(
  nginx: string,
  site: string,
): Promise<{readonly origin: string; readonly stop: () => Promise<void>}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary}
  types { text/html html; }
  include ${site}/nginx-http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${site}/nginx-server.conf;
  }
}
`,
  );
  const check = spawnSync(nginx, ['-t', '-c', file], {encoding: 'utf8'});
  if (check.status !== 0) {
    throw new Error(check.stderr);
  }
  const running = spawn(nginx, ['-c', file], {stdio: 'ignore'});
  const closed = new Promise<void>((resolve) => {
    running.once('close', () => {
      fs.rmSync(folder, {recursive: true, force: true});
      resolve();
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin);
  return {
    origin,
    stop: () => {
      running.kill('SIGTERM');
      return closed;
    },
  };
}
