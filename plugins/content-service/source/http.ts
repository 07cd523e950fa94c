import {SourceError, largestAnswer, timeout} from './limits';

/** Reads a body, but no more than is reasonable. */
async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > largestAnswer) {
      throw new SourceError(
        `the answer is larger than ${largestAnswer} bytes`,
        false,
      );
    }
    text += decoder.decode(bytes, {stream: true});
  }
  return text + decoder.decode();
}

/** GitHub leads from an old name of a repository to the new one. */
const mostRedirects = 3;

/**
 * Fetches, and follows redirects on the same host only: where else one leads
 * was not configured.
 */
async function fetchFrom(url: string, options: RequestInit): Promise<Response> {
  let address = new URL(url);
  for (let left = mostRedirects; ; left -= 1) {
    const response = await fetch(address, {...options, redirect: 'manual'});
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) {
      return response;
    }
    await response.body?.cancel();
    const next = new URL(location, address);
    if (next.origin !== address.origin || left === 0) {
      throw new SourceError(
        left === 0
          ? 'the answer leads on and on'
          : `the answer leads to another host, ${next.origin}`,
        false,
      );
    }
    address = next;
  }
}

/**
 * Fetches JSON.
 *
 * @returns what was sent, unchecked; nothing where the status is 404.
 * @throws SourceError when there is no JSON in time.
 */
export async function fetchJson(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  let text: string;
  try {
    const response = await fetchFrom(url, {
      headers,
      signal: AbortSignal.timeout(timeout),
    });
    const {status, ok} = response;
    if (status === 404) {
      await response.body?.cancel();
      return undefined;
    }
    if (!ok) {
      await response.body?.cancel();
      throw new SourceError(
        `status ${status}`,
        status >= 500 || status === 429,
      );
    }
    text = await readBody(response);
  } catch (error) {
    if (error instanceof SourceError) {
      throw error;
    }
    const {name, message, cause} = error as Error;
    throw new SourceError(
      name === 'TimeoutError'
        ? `no answer within ${timeout} ms`
        : `${message}${cause instanceof Error ? ` (${cause.message})` : ''}`,
      true,
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SourceError(
      `the answer is no JSON: ${JSON.stringify(text.slice(0, 40))}`,
      true,
    );
  }
}
