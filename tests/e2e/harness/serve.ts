import path from 'node:path';
import {createStaticServer, listen} from '../../../scripts/lib/static-server';
import {buildExamplesSite} from '../live-examples/build';

/**
 * Serves `build/` and the site of the examples' tests on free ports while the
 * tests run; the workers learn the addresses from the environment.
 *
 * @returns what stops it.
 */
export default async function serve(): Promise<() => void> {
  const examples = await buildExamplesSite();
  const servers = [
    createStaticServer(path.join(__dirname, '../../../build')),
    createStaticServer(examples),
  ] as const;
  process.env.E2E_ORIGIN = await listen(servers[0], 0);
  process.env.E2E_EXAMPLES_ORIGIN = await listen(servers[1], 0);
  process.env.E2E_EXAMPLES_DIR = examples;
  return () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
