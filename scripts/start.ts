/**
 * `npm start`: serves every language behind one address, each from a server of
 * its own that starts when it is first asked for. `-- --locale fr-FR` serves
 * one language with Docusaurus alone; its other options pass through then.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {languages} from '../config/locales';
import {createFront} from './dev/front';
import {readGateway} from './dev/gateway';
import {Servers} from './dev/servers';
import {checkLocales} from './lib/locales';
import {root, run} from './lib/run';
import {listen} from './lib/static-server';

/** A server takes up to 2 GB. */
const limit = 3;

const idle = 30 * 60_000;

async function startFront(args: readonly string[]): Promise<void> {
  const {values} = parseArgs({
    args: [...args],
    options: {port: {type: 'string', short: 'p'}},
  });
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error('The port must be a whole number from 0 to 65535.');
  }
  const servers = new Servers({
    limit,
    idle,
    command: (locale, at) => ({
      file: process.execPath,
      args: [
        path.join(root, 'node_modules/.bin/docusaurus'),
        ...['start', '--no-open', '--host', 'localhost'],
        ...['--locale', locale, '--port', String(at)],
      ],
      cwd: root,
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${locale}`,
      },
    }),
  });
  const front = createFront({
    servers,
    names: new Map(languages.map(({locale, name}) => [locale, name])),
    gateway: await readGateway(root),
  });
  const end = () => {
    front.close();
    front.closeAllConnections();
    void servers.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  console.log(
    `All languages at ${await listen(front, port)}/, each started when it is first asked for.`,
  );
}

async function start(): Promise<void> {
  const args = process.argv.slice(2);
  const {values} = parseArgs({
    args,
    strict: false,
    options: {locale: {type: 'string', short: 'l'}},
  });
  if (typeof values.locale === 'string') {
    checkLocales([values.locale]);
    process.exitCode = await run('docusaurus', ['start', '--no-open', ...args]);
    return;
  }
  await startFront(args);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
