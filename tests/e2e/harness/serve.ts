import path from 'node:path';
import {createStaticServer, listen} from '../../../scripts/lib/static-server';

/**
 * Serves `build/` on a free port while the tests run; the workers learn the
 * address from the environment.
 *
 * @returns what stops it.
 */
export default async function serve(): Promise<() => void> {
  const server = createStaticServer(path.join(__dirname, '../../../build'));
  process.env.E2E_ORIGIN = await listen(server, 0);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
