// `zod/mini`: this runs on every page.
import type {Notification} from '@site/plugins/content-service/client/types';
import {readStored, writeStored} from '@site/src/visit/storage';
import * as z from 'zod/mini';

const storageKey = 'notifications';

/** After something was viewed, nothing appears by itself for two days. */
const quietPeriod = 2 * 24 * 60 * 60 * 1000;

const stateSchema = z.object({
  /** When each notification was viewed, by slug: ms since 1970. */
  viewed: z.record(z.string(), z.number()),
  /** When the last one was. */
  lastViewed: z.number(),
});

/** What the visitor has seen. */
export type ViewedState = z.infer<typeof stateSchema>;

const nothing: ViewedState = {viewed: {}, lastViewed: 0};

/** What the visitor has seen so far; damaged storage counts as nothing. */
export function readViewed(): ViewedState {
  try {
    return stateSchema.parse(JSON.parse(readStored(storageKey) ?? 'null'));
  } catch {
    return nothing;
  }
}

/** Remembers that notifications were viewed now. */
export function markViewed(slugs: readonly string[]): ViewedState {
  const before = readViewed();
  const now = Date.now();
  const state: ViewedState = {
    viewed: {
      ...before.viewed,
      ...Object.fromEntries(slugs.map((slug) => [slug, now])),
    },
    lastViewed: slugs.length > 0 ? now : before.lastViewed,
  };
  writeStored(storageKey, JSON.stringify(state));
  return state;
}

/** Those that were not viewed yet, in order. */
export function unviewedOf(
  items: readonly Notification[],
  {viewed}: ViewedState,
): readonly Notification[] {
  return items.filter(({slug}) => !Object.hasOwn(viewed, slug));
}

/**
 * The one that appears by itself: the first unviewed one, unless something was
 * viewed within the quiet period.
 */
export function dueNotification(
  items: readonly Notification[],
  state: ViewedState,
): Notification | undefined {
  return Date.now() - state.lastViewed < quietPeriod
    ? undefined
    : unviewedOf(items, state)[0];
}
