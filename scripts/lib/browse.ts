import {type Browser, chromium} from 'playwright-core';
import {ensureChromium} from './chromium';
import {createStaticServer, listen} from './static-server';

/**
 * Starts the Chromium of this machine.
 *
 * @throws when there is none and none can be installed.
 */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(process.env),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/**
 * Serves a folder as a host would and starts Chromium to visit it; stops both
 * when the visit is over, however it ends.
 *
 * @param directory - the folder, such as `build/`.
 * @param visit - is given the browser and the origin of the folder.
 */
export async function browse<T>(
  directory: string,
  visit: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  const server = createStaticServer(directory);
  let browser: Browser | undefined;
  try {
    const origin = await listen(server, 0);
    browser = await launchChromium();
    return await visit(browser, origin);
  } finally {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  }
}
