import {type BuildInfo, entryOf} from '../build-info';

/**
 * Fetches what may be kept: a whole answer of this host, at this very address.
 *
 * @returns nothing where there is no such answer.
 */
export async function fetchWhole(
  address: string,
  cache: RequestCache = 'default',
): Promise<Response | undefined> {
  try {
    const response = await fetch(address, {
      cache,
      credentials: 'same-origin',
      priority: 'low',
    });
    return response.status === 200 &&
      response.type === 'basic' &&
      !response.redirected
      ? response
      : undefined;
  } catch {
    return undefined;
  }
}

/** A page of the build, fetched. */
export interface FetchedPage {
  readonly response: Response;
  readonly html: string;
}

/**
 * The page as the visitor's browser has it, else as the host has it now: but
 * of this build only.
 */
export async function fetchPage(
  {entry}: BuildInfo,
  address: string,
): Promise<FetchedPage | undefined> {
  for (const mode of ['force-cache', 'no-cache'] as const) {
    const response = await fetchWhole(address, mode);
    const html = await response?.clone().text();
    if (response && html && entryOf(html) === entry) {
      return {response, html};
    }
  }
  return undefined;
}
