import {readItems} from '../content/items';
import {
  presentAd,
  presentNotification,
  presentSponsor,
} from '../content/present';
import {adSchema, notificationSchema, sponsorSchema} from '../content/schemas';
import {getObjects} from '../source/cosmic';
import {
  largestAnswer,
  newestNotifications,
  SourceError,
} from '../source/limits';
import type {Addresses, Bucket, FreshContent, FreshKind} from './types';

const storageKey = (kind: FreshKind) => `vuetify-docs.content.${kind}`;

/** A change of language loads the page anew, but is the same visit. */
async function getEntries(
  bucket: Bucket,
  kind: FreshKind,
): Promise<readonly unknown[]> {
  try {
    const kept: unknown = JSON.parse(
      window.sessionStorage.getItem(storageKey(kind)) ?? 'null',
    );
    if (Array.isArray(kept)) {
      return kept as readonly unknown[];
    }
  } catch {
    // Blocked or damaged storage: the service is asked.
  }
  const entries = await getObjects(bucket, kind);
  const text = JSON.stringify(entries);
  // The client's own limit does not hold in browsers.
  if (text.length > largestAnswer) {
    throw new SourceError(
      `${kind}: the answer is larger than ${largestAnswer} bytes`,
      false,
    );
  }
  try {
    window.sessionStorage.setItem(storageKey(kind), text);
  } catch {
    // Blocked or full storage: the service is asked again.
  }
  return entries;
}

const read: {
  readonly [Kind in FreshKind]: (
    entries: readonly unknown[],
    addresses: Addresses,
    report: (problem: string) => void,
  ) => FreshContent[Kind]['items'];
} = {
  notifications: (entries, addresses, report) =>
    readItems(notificationSchema, entries, report)
      .slice(0, newestNotifications)
      .map((entry) => presentNotification(entry, addresses)),
  ads: (entries, addresses, report) =>
    readItems(adSchema, entries, report).flatMap(
      (entry) => presentAd(entry, addresses) ?? [],
    ),
  sponsors: (entries, addresses, report) =>
    readItems(sponsorSchema, entries, report).map((entry) =>
      presentSponsor(entry, addresses),
    ),
};

/**
 * Asks the service for content of a kind, once a visit.
 *
 * @throws when there is no usable answer.
 */
export async function refresh<Kind extends FreshKind>(
  kind: Kind,
  bucket: Bucket,
  addresses: Addresses,
): Promise<FreshContent[Kind]> {
  const entries = await getEntries(bucket, kind);
  const items = read[kind](entries, addresses, (problem) => {
    console.error(`${kind}, ${problem}`);
  });
  if (entries.length > 0 && items.length === 0) {
    throw new SourceError(`${kind}: nothing in the answer is usable`, false);
  }
  return {sample: false, items} as unknown as FreshContent[Kind];
}
