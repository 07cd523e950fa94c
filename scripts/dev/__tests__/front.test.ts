// cspell:ignore pids
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type {Server} from 'node:http';
import {listen} from '../../lib/static-server';
import {createFront} from '../front';
import {readGateway} from '../gateway';
import {Servers} from '../servers';

const root = path.join(__dirname, '../../..');

/** A locale's server: says who it is, and echoes the upgrade of a socket. */
const script = `
const http = require('node:http');
const [locale, port, failure] = process.argv.slice(2);
if (failure && require('node:fs').existsSync(failure)) {
  console.error('Broken page');
  process.exit(1);
}
console.log('Reading');
setTimeout(() => {
  http.createServer((request, response) => {
    if (request.url === '/' + locale + '/pid') return response.end(String(process.pid));
    response.end(locale + ' ' + request.url);
  }).on('upgrade', (request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\\r\\nConnection: Upgrade\\r\\nUpgrade: websocket\\r\\n\\r\\n' + request.url);
  }).listen(Number(port), 'localhost');
}, 300);
`;

let folder: string;
let origin: string;
let front: Server;
let servers: Servers;

const start = async (options: {limit?: number; idle?: number} = {}) => {
  servers = new Servers({
    limit: 2,
    idle: 60_000,
    ...options,
    command: (locale, port) => ({
      file: process.execPath,
      args: ['server.cjs', locale, String(port), path.join(folder, 'broken')],
      cwd: folder,
      env: process.env,
    }),
  });
  front = createFront({
    servers,
    names: new Map([
      ['en', 'English'],
      ['fr-FR', 'Français'],
      ['ja-JP', '日本語'],
    ]),
    gateway: {html: '<p>gateway</p>', script: 'gateway()'},
  });
  origin = await listen(front, 0);
};

/** Asks until the locale's server answers. */
const ready = async (url: string): Promise<string> => {
  for (;;) {
    const response = await fetch(origin + url);
    const text = await response.text();
    if (response.status === 200) {
      return text;
    }
    expect(response.status).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'front-'));
  fs.writeFileSync(path.join(folder, 'server.cjs'), script);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  front.close();
  front.closeAllConnections();
  await servers.stop();
  fs.rmSync(folder, {recursive: true});
});

it('starts nothing until it is asked, and then that locale alone', async () => {
  await start();
  expect(servers.locales).toEqual([]);
  const response = await fetch(`${origin}/fr-FR/components/alerts/?a=1`);
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).toContain('Français is starting');
  expect(text).toContain('role="status"');
  expect(await ready('/fr-FR/components/alerts/?a=1')).toBe(
    'fr-FR /fr-FR/components/alerts/?a=1',
  );
  expect(servers.locales).toEqual(['fr-FR']);
});

it('tells the waiting page how far a server is', async () => {
  await start();
  await fetch(`${origin}/en/`);
  await ready('/en/');
  const state: unknown = await (await fetch(`${origin}/__start/en`)).json();
  expect(state).toMatchObject({phase: 'ready', log: ['Reading']});
  const unknown = await fetch(`${origin}/__start/tlh`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Language not found: tlh');
});

it('shows the gateway outside of the locales', async () => {
  await start();
  const home = await fetch(`${origin}/`);
  expect([home.status, await home.text()]).toEqual([200, '<p>gateway</p>']);
  const lost = await fetch(`${origin}/ru/components/alerts/`);
  expect([lost.status, await lost.text()]).toEqual([404, '<p>gateway</p>']);
  expect(await (await fetch(`${origin}/gateway.js`)).text()).toBe('gateway()');
  expect(servers.locales).toEqual([]);
});

it('passes sockets on to their locale', async () => {
  await start();
  await ready('/ja-JP/');
  const request = http.request(`${origin}/ja-JP/ws`, {
    headers: {Connection: 'Upgrade', Upgrade: 'websocket'},
  });
  request.end();
  const [, socket, head] = (await once(request, 'upgrade')) as [
    unknown,
    NodeJS.WritableStream & {destroy: () => void},
    Buffer,
  ];
  const text =
    head.length > 0
      ? head
      : ((await once(socket as never, 'data')) as [Buffer])[0];
  socket.destroy();
  expect(text.toString()).toBe('/ja-JP/ws');
});

it('stops the one that was not used for longest when there are too many', async () => {
  await start();
  const english = Number(await ready('/en/pid'));
  await ready('/fr-FR/');
  await ready('/ja-JP/');
  expect(servers.locales).toEqual(['fr-FR', 'ja-JP']);
  expect(alive(english)).toBe(false);
});

it('stops one that nobody uses', async () => {
  await start({idle: 200});
  const english = Number(await ready('/en/pid'));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(servers.locales).toEqual([]);
  expect(alive(english)).toBe(false);
});

it('shows why a server ended, and starts it again at the next visit', async () => {
  await start();
  fs.writeFileSync(path.join(folder, 'broken'), '');
  await fetch(`${origin}/en/`);
  const state = async () =>
    (await (await fetch(`${origin}/__start/en`)).json()) as {phase: string};
  while ((await state()).phase !== 'failed') {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await state()).toMatchObject({log: ['Broken page']});
  fs.rmSync(path.join(folder, 'broken'));
  expect(await ready('/en/')).toBe('en /en/');
});

it('leaves no process behind', async () => {
  await start();
  const pids = [
    Number(await ready('/en/pid')),
    Number(await ready('/fr-FR/pid')),
  ];
  expect(pids.map(alive)).toEqual([true, true]);
  await servers.stop();
  expect(pids.map(alive)).toEqual([false, false]);
});

it('has the gateway of the live site, for all languages', async () => {
  await start();
  const {html, script: code} = await readGateway(root);
  expect(html).toContain('"locale":"ko-KR"');
  expect(html).toMatch(/"reservedSegments":\[[^\]]*"components"/);
  expect(code).toContain('currentLanguage');
});
