import config from '@content-service/config.json';
import type {FreshContent, FreshKind} from './types';

const snapshots: {
  readonly [Kind in FreshKind]: () => Promise<{default: FreshContent[Kind]}>;
} = {
  notifications: () => import('@content-service/notifications.json'),
  ads: () => import('@content-service/ads.json'),
  sponsors: () => import('@content-service/sponsors.json'),
};

/** What was asked for in this visit; a page change asks for nothing again. */
const asked = new Map<FreshKind, Promise<FreshContent[FreshKind]>>();

function ask<Kind extends FreshKind>(kind: Kind): Promise<FreshContent[Kind]> {
  const {bucket, addresses} = config;
  let answer = asked.get(kind) as Promise<FreshContent[Kind]> | undefined;
  if (!answer) {
    answer = bucket
      ? import('./refresh').then(({refresh}) =>
          refresh(kind, bucket, addresses),
        )
      : snapshots[kind]().then((module) => module.default);
    asked.set(kind, answer);
  }
  return answer;
}

/**
 * Shows content of a kind: first what the build has, then, where a service is
 * configured, what it says now. Call it when the browser is idle. Errors go to
 * the console; the page keeps what it has.
 *
 * @param show - called once or twice.
 * @returns what stops it.
 */
export function watchContent<Kind extends FreshKind>(
  kind: Kind,
  show: (content: FreshContent[Kind]) => void,
): () => void {
  let stopped = false;
  const showUnlessStopped = (content: FreshContent[Kind]) => {
    if (!stopped) {
      show(content);
    }
  };
  const run = async () => {
    showUnlessStopped((await snapshots[kind]()).default);
    if (config.bucket) {
      showUnlessStopped(await ask(kind));
    }
  };
  run().catch((error: unknown) => {
    console.error(`${kind} could not be refreshed:`, error);
  });
  return () => {
    stopped = true;
  };
}
