import axios from 'axios';
import Cosmic from 'cosmicjs';
import type {Bucket, FreshKind} from '../client/types';
import {objectsSchema} from '../content/schemas';
import {
  SourceError,
  largestAnswer,
  newestNotifications,
  timeout,
} from './limits';

/** What is used of the package, which declares no types. */
interface Find extends PromiseLike<unknown> {
  readonly props: (names: string) => Find;
  readonly sort: (field: string) => Find;
  readonly status: (status: string) => Find;
  readonly limit: (count: number) => Find;
}

type CreateClient = (config: {
  readonly custom: {readonly apiUrl: string; readonly uploadUrl: string};
}) => {
  readonly bucket: (bucket: {
    readonly slug: string;
    readonly read_key: string;
  }) => {
    readonly objects: {
      readonly find: (query: Readonly<Record<string, unknown>>) => Find;
    };
  };
};

/** What is asked of the service for each kind; the rest of it is not sent. */
const requests: Readonly<
  Record<
    FreshKind,
    {
      readonly query: Readonly<Record<string, unknown>>;
      readonly props: string;
      readonly sort: string;
      readonly limit?: number;
    }
  >
> = {
  notifications: {
    query: {type: 'notifications'},
    props: 'created_at,metadata,slug,title',
    sort: '-created_at',
    limit: newestNotifications,
  },
  ads: {query: {type: 'ads'}, props: 'metadata,title', sort: 'created_at'},
  sponsors: {
    query: {type: 'sponsors', 'metadata.status': true},
    props: 'title,metadata',
    sort: 'created_at',
  },
};

/** The client rejects with the answer's body, or with nothing at all. */
function errorOf(kind: FreshKind, reason: unknown): SourceError {
  const body = (
    typeof reason === 'object' && reason !== null ? reason : {}
  ) as {status?: unknown; message?: unknown};
  const status = Number(body.status);
  const said = typeof body.message === 'string' ? body.message : undefined;
  return new SourceError(
    `${kind}: ${said?.slice(0, 200) ?? (reason === undefined ? 'no answer in time' : 'an error without a message')}`,
    !(status >= 400 && status < 500 && status !== 429),
  );
}

/** The service says "not found" where there are no objects of a type. */
function isEmpty(reason: unknown): boolean {
  return (
    typeof reason === 'object' &&
    reason !== null &&
    'message' in reason &&
    /no objects found/i.test(String(reason.message))
  );
}

/**
 * Asks the content service for the published objects of a kind.
 *
 * @returns the entries, unchecked.
 * @throws SourceError when there is no usable answer in time.
 */
export async function getObjects(
  {slug, readKey, apiUrl}: Bucket,
  kind: FreshKind,
): Promise<readonly unknown[]> {
  // The client passes no options on, but uses this instance.
  axios.defaults.maxContentLength = largestAnswer;
  // Its own `timeout` would wait for ever for an answer that drips.
  axios.defaults.signal = AbortSignal.timeout(timeout);
  axios.defaults.maxRedirects = 0;
  const {query, props, sort, limit} = requests[kind];
  const createClient = Cosmic as CreateClient;
  const {objects} = createClient({custom: {apiUrl, uploadUrl: apiUrl}}).bucket({
    slug,
    read_key: readKey,
  });
  const found = objects.find(query).props(props).sort(sort).status('published');
  let answer: unknown;
  try {
    answer = await (limit === undefined ? found : found.limit(limit));
  } catch (reason) {
    if (isEmpty(reason)) {
      return [];
    }
    throw errorOf(kind, reason);
  }
  const result = objectsSchema.safeParse(answer);
  if (!result.success) {
    throw new SourceError(
      `${kind}: the answer is no list of objects, but ${describe(answer)}`,
      true,
    );
  }
  return result.data.objects;
}

function describe(answer: unknown): string {
  return typeof answer === 'string'
    ? `text: ${JSON.stringify(answer.slice(0, 40))}`
    : `a ${answer === null ? 'null' : typeof answer}`;
}
