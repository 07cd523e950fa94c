import {readStored, writeStored} from '@site/src/visit/storage';
import * as z from 'zod/mini';

const storageKey = 'recentSearches';
const limit = 5;

const schema = z.array(z.string());

/** What was searched for, the last first; damaged storage counts as nothing. */
export function readRecent(): readonly string[] {
  try {
    return schema.parse(JSON.parse(readStored(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** Remembers a query that led somewhere. */
export function remember(query: string): void {
  const asked = query.trim();
  const others = readRecent().filter((other) => other !== asked);
  writeStored(storageKey, JSON.stringify([asked, ...others].slice(0, limit)));
}

/** Forgets all of them. */
export function forget(): void {
  writeStored(storageKey, '[]');
}
