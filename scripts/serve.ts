/** `npm run serve [-- --port 3000]`: serves what `npm run build` made. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from './lib/run';
import {createStaticServer, listen} from './lib/static-server';

async function serve(): Promise<void> {
  const {values} = parseArgs({options: {port: {type: 'string', short: 'p'}}});
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error('The port must be a whole number from 0 to 65535.');
  }
  const server = createStaticServer(path.join(root, 'build'));
  console.log(`Serving build/ at ${await listen(server, port)}/`);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
