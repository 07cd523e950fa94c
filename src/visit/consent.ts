import siteConfig from '@generated/docusaurus.config';
import type {SiteFields} from '@site/config/theme';
import {useSyncExternalStore} from 'react';
import {readStored, watchStored, writeStored} from './storage';

/** What the visitor said about third parties; nothing yet is undefined. */
export type Consent = 'accepted' | 'refused' | undefined;

const storageKey = 'consent';

const thirdParties = () =>
  (siteConfig.customFields as unknown as SiteFields).thirdParties;

/** Whether there is a question: something to load, and a duty to ask. */
export function isConsentAsked(): boolean {
  const {consentRequired, ...loaded} = thirdParties();
  return consentRequired && Object.keys(loaded).length > 0;
}

/** What the visitor said; where nobody has to ask, nothing is refused. */
export function readConsent(): Consent {
  if (!thirdParties().consentRequired) {
    return 'accepted';
  }
  const said = readStored(storageKey);
  return said === 'accepted' || said === 'refused' ? said : undefined;
}

/** Remembers the answer and tells whoever watches what is stored, in other tabs too. */
export function giveConsent(consent: NonNullable<Consent>): void {
  writeStored(storageKey, consent);
}

/** Whether ads, analytics and scheduling of third parties may be loaded. */
export function useConsent(): Consent {
  return useSyncExternalStore(watchStored, readConsent, () => undefined);
}
