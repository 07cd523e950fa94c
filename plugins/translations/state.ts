import {sourceHash} from './hash';

/**
 * What a translation is worth today: `translated` from the English text as it
 * is, `stale` when that text has changed since, `missing` when there is none
 * or only one that somebody is working on.
 */
export type TranslationState = 'translated' | 'stale' | 'missing';

/** The fields that the commands keep in a translated page's front matter. */
export interface TranslationFields {
  /** `sourceHash` of the English page that it was made from. */
  readonly source_hash?: string | undefined;
  /** Stands there from `i18n:start` to `i18n:done`. */
  readonly translation_draft?: boolean | undefined;
}

/**
 * The state of one translated page.
 *
 * @param english - the whole English file.
 * @param fields - the translation's front matter; absent when it has no file.
 */
export function translationState(
  english: string,
  fields: TranslationFields | undefined,
): TranslationState {
  if (!fields || fields.translation_draft) {
    return 'missing';
  }
  return fields.source_hash === sourceHash(english) ? 'translated' : 'stale';
}
